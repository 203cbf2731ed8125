/** The webpack command cannot read TypeScript. */
import 'tsx'

export const { createRemoteConfig, createShellConfig } = await import('./webpack.ts')
export const { createConsoleConfig } = await import('./console.ts')
