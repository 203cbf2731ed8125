import { createRemoteConfig } from '@duetto/shared/build'

export default createRemoteConfig({ name: 'mf-signup', dir: import.meta.dirname })
