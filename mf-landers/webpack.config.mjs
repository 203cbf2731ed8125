import { makeRemoteConfig } from '@duetto/shared/build'

export default makeRemoteConfig({ name: 'mf-landers', dir: import.meta.dirname })
