import { makeRemoteConfig } from '@duetto/shared/build'

export default makeRemoteConfig({ name: 'mf-members', dir: import.meta.dirname })
