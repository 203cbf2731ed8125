import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, copyAssets } from '../api/bundle.mjs'

const dir = import.meta.dirname
const dist = join(dir, 'dist')

rmSync(dist, { recursive: true, force: true })
await Promise.all([
  bundle({
    dir,
    entryPoints: {
      main: 'src/main.ts',
      serve: '../api/src/serve.ts',
      ops: '../api/ops/main.ts',
      mailbox: 'src/mailbox/main.ts',
      sandbox: 'src/sandbox/main.ts',
      rendering: 'src/rendering/worker.ts',
    },
    outdir: dist,
  }),
  copyAssets(dist),
])
