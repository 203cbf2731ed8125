import { createRemoteConfig } from '@duetto/shared/build'

export default createRemoteConfig({ name: 'mf-chat', dir: import.meta.dirname })
