/** Bundles the measured servers like a release, because a TypeScript loader would make requests slower. */
import { join } from 'node:path'
import { bundle } from '../../../api/bundle.mjs'

await bundle({
  entryPoints: { server: '../labs/bench/api/server.ts' },
  outdir: join(import.meta.dirname, '../../../api/dist/bench'),
})
