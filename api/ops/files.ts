import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { OpsError } from './Context'
import type { Context } from './Context'

type Folder = Pick<Context, 'cwd'>

export const readInputBytes = async ({ cwd }: Folder, file: string): Promise<Buffer> => {
  const path = resolve(cwd, file)
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new OpsError(`${path} cannot be read: ${error.code ?? error.message}.`)
  })
}

export const readInputFile = async (folder: Folder, file: string): Promise<string> =>
  (await readInputBytes(folder, file)).toString('utf8')

export const writeOutputFile = async ({ cwd }: Folder, file: string, bytes: Uint8Array): Promise<string> => {
  const path = resolve(cwd, file)
  await writeFile(path, bytes).catch((error: NodeJS.ErrnoException) => {
    throw new OpsError(`${path} cannot be written: ${error.code ?? error.message}.`)
  })
  return path
}
