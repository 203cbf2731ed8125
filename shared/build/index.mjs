/** Exports the webpack configuration factories to the webpack command, which cannot read TypeScript. */
import 'tsx'

export const { createRemoteConfig, createShellConfig } = await import('./webpack.ts')
export const { createConsoleConfig } = await import('./console.ts')
