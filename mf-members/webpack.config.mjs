import { createRemoteConfig } from '@duetto/shared/build'

export default createRemoteConfig({ name: 'mf-members', dir: import.meta.dirname })
