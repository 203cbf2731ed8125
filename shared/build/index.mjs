/** Lets webpack's configuration files import TypeScript: registers tsx before it imports the modules below. */
import 'tsx'

export const { createRemoteConfig, createShellConfig } = await import('./webpack.ts')
export const { createConsoleConfig } = await import('./console.ts')
