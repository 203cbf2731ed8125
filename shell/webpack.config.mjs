import { makeMonoConfig, makeShellConfig } from '@duetto/shared/build'

const dir = import.meta.dirname

/** `--env mono` builds the same source as one bundle: the yardstick of bytes and speed. */
export default (env = {}) => (env.mono ? makeMonoConfig({ dir }) : makeShellConfig({ dir }))
