/** The webpack configuration factories for the webpack command, which cannot read TypeScript. */
import 'tsx'

export const { makeRemoteConfig, makeShellConfig, makeMonoConfig } = await import('./webpack.ts')
