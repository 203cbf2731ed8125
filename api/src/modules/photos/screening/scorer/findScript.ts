import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const findScript = (): string => {
  const here = dirname(fileURLToPath(import.meta.url))
  const built = join(here, 'scorer', 'scorer.mjs')
  return existsSync(built) ? built : join(here, 'main.ts')
}
