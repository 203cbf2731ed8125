import { readFileSync } from 'node:fs'

const binary = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
let compiled

/**
 * Embedded databases that test files share, because starting one takes two seconds of CPU time. Loads PGlite outside
 * the test file's module registry, which Jest discards after the file.
 */
export const embeddedDatabases = {
  idle: [],
  create: async (options) => {
    const { PGlite } = await import('@electric-sql/pglite')
    compiled ??= WebAssembly.compile(readFileSync(binary))
    return PGlite.create({ ...options, pgliteWasmModule: await compiled })
  },
}
