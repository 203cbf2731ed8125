import { prepare } from './setup/prepare.mjs'

await prepare()
await import('./testing/main.ts')
