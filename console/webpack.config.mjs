import { createConsoleConfig } from '@duetto/shared/build'

export default createConsoleConfig({ dir: import.meta.dirname })
