/** Exports the webpack configuration factories to the webpack command, which cannot read TypeScript. */
import 'tsx'

export const { makeRemoteConfig, makeShellConfig, makeMonoConfig } = await import('./webpack.ts')
