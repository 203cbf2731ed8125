import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { RegistryError } from './RegistryError'
import { manifestSchema } from './schema'
import type { BuildManifest } from './schema'

export const registryFile = (dir: string): string => join(dir, 'remotes.json')
export const shellFile = (dir: string): string => join(dir, 'shell.json')
export const remoteFolder = (dir: string, name: string): string => join(dir, 'r', name)
export const buildFolder = (dir: string, name: string, build: string): string =>
  join(remoteFolder(dir, name), build)

export const countsFolder = (dir: string): string => join(dir, 'counts')
export const haltedFolder = (dir: string): string => join(dir, 'stopped')
export const haltedName = (name: string, build: string): string => `${name}@${build}`

export const parseJson = <Type>(place: string, text: string | null, schema: z.ZodType<Type>): Type | null => {
  if (text === null) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new RegistryError(`${place} is not right: ${reason}`)
  }
}

export const readText = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8') : null

export const readManifest = (folder: string): BuildManifest | null => {
  const file = join(folder, 'build.json')
  return parseJson(file, readText(file), manifestSchema)
}
