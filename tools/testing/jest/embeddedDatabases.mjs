import { readFileSync } from 'node:fs'

const binary = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
let compiled

/**
 * Embedded databases that test files reuse, because starting one costs two seconds of CPU time. They are created
 * outside the file's module registry, so that they outlive it.
 */
export const embeddedDatabases = {
  idle: [],
  create: async (options) => {
    const { PGlite } = await import('@electric-sql/pglite')
    compiled ??= WebAssembly.compile(readFileSync(binary))
    return PGlite.create({ ...options, pgliteWasmModule: await compiled })
  },
}
