import { prepare } from './setup/prepare.mjs'

await prepare()
await import('./run/dev.ts')
