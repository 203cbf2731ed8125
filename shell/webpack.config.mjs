import { createMonoConfig, createShellConfig } from '@duetto/shared/build'

const dir = import.meta.dirname

/** `--env mono` builds the same sources as a single bundle: the yardstick for bytes and speed. */
export default (env = {}) => (env.mono ? createMonoConfig({ dir }) : createShellConfig({ dir }))
