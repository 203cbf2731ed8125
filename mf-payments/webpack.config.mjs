import { createRemoteConfig } from '@duetto/shared/build'

export default createRemoteConfig({ name: 'mf-payments', dir: import.meta.dirname })
