/** Bundles the measured server as a released one is: what a loader adds for developers is not what a request costs. */
import { join } from 'node:path'
import { bundle } from '../../../api/bundle.mjs'

await bundle({
  entryPoints: { server: '../labs/bench/api/server.ts' },
  outdir: join(import.meta.dirname, '../../../api/dist/bench'),
})
