import { makeMonoConfig, makeShellConfig } from '@duetto/shared/build'

const dir = import.meta.dirname

/** `--env mono` builds the same sources as a single bundle: the yardstick for bytes and speed. */
export default (env = {}) => (env.mono ? makeMonoConfig({ dir }) : makeShellConfig({ dir }))
