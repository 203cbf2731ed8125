/** The factories of webpack configurations for webpack's own command, which reads no TypeScript. */
import 'tsx'

export const { makeRemoteConfig, makeShellConfig, makeMonoConfig } = await import('./webpack.ts')
