import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { BuildFiles } from './buildFiles'

/** Says in the registry's folder which shell is live and what it gives; who publishes a remote's build reads it. */
export const announceShell = (
  app: FastifyInstance,
  registryDir: string,
  { build, gives }: BuildFiles,
): void => {
  const file = join(registryDir, 'shell.json')
  try {
    writeFileSync(`${file}.${process.pid}`, JSON.stringify({ build, gives }, null, 1))
    renameSync(`${file}.${process.pid}`, file)
  } catch (error) {
    app.log.warn(
      { err: error },
      'the registry cannot be written; publishing does not check against this shell',
    )
  }
}
