/** Exports the webpack configuration factories to the webpack command, which cannot read TypeScript. */
import 'tsx'

export const { createRemoteConfig, createShellConfig, createMonoConfig } = await import('./webpack.ts')
