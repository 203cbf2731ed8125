import { createRemoteConfig } from '@duetto/shared/build'

export default createRemoteConfig({ name: 'mf-landers', dir: import.meta.dirname })
