import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { OpsError } from './Context'
import type { Context } from './Context'

type Folder = Pick<Context, 'cwd'>

/** Throws an `OpsError` with the path and the reason if the file cannot be read. */
export const readInputFile = async ({ cwd }: Folder, file: string): Promise<string> => {
  const path = resolve(cwd, file)
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OpsError(`${path} cannot be read: ${error.code ?? error.message}.`)
  })
}

export const writeOutputFile = async ({ cwd }: Folder, file: string, bytes: Uint8Array): Promise<string> => {
  const path = resolve(cwd, file)
  await writeFile(path, bytes).catch((error: NodeJS.ErrnoException) => {
    throw new OpsError(`${path} cannot be written: ${error.code ?? error.message}.`)
  })
  return path
}
