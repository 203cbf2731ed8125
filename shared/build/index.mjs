/** Must be the first import: it registers tsx, and the modules below are TypeScript. */
import 'tsx'

export const { createRemoteConfig, createShellConfig } = await import('./webpack.ts')
export const { createConsoleConfig } = await import('./console.ts')
