/** The imports below are dynamic, because tsx must be registered before TypeScript modules load. */
import 'tsx'

export const { createRemoteConfig, createShellConfig } = await import('./webpack.ts')
export const { createConsoleConfig } = await import('./console.ts')
