import { makeRemoteConfig } from '@duetto/shared/build'

export default makeRemoteConfig({ name: 'mf-chat', dir: import.meta.dirname })
