import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, copyAssets } from './bundle.mjs'

const dist = join(import.meta.dirname, 'dist')

rmSync(dist, { recursive: true, force: true })
const [{ metafile }] = await Promise.all([
  bundle({
    entryPoints: { main: 'src/main.ts', serve: 'src/serve.ts', ops: 'ops/main.ts' },
    outdir: dist,
  }),
  copyAssets(dist),
])
const demo = Object.keys(metafile.inputs).filter((file) => file.startsWith('../demo/'))
if (demo.length > 0) throw new Error(`The API's bundle contains files of the demo: ${demo.join(', ')}`)
