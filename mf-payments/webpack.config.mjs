import { makeRemoteConfig } from '@duetto/shared/build'

export default makeRemoteConfig({ name: 'mf-payments', dir: import.meta.dirname })
