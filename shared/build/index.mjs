/** Registers tsx. Import the modules below dynamically, because they are TypeScript and need tsx first. */
import 'tsx'

export const { createRemoteConfig, createShellConfig } = await import('./webpack.ts')
export const { createConsoleConfig } = await import('./console.ts')
