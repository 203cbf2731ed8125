import { makeRemoteConfig } from '@duetto/shared/build'

export default makeRemoteConfig({ name: 'mf-signup', dir: import.meta.dirname })
