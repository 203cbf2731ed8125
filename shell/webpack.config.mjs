import { createShellConfig } from '@duetto/shared/build'

export default createShellConfig({ dir: import.meta.dirname })
