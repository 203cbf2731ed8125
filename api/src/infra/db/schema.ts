import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface SqlFile {
  name: string
  text: string
}

export interface Schema {
  migrations: readonly SqlFile[]
  functions: readonly SqlFile[]
}

const migrationName = /^\d{8}T\d{4}_[a-z0-9_]+$/

export const isMigrationName = (name: string): boolean => migrationName.test(name)

const readFolder = (folder: string): SqlFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -4), text: readFileSync(join(folder, file), 'utf8') }))

export const readSchema = (folder: string): Schema => {
  const migrations = readFolder(join(folder, 'migrations'))
  const misnamed = migrations.find(({ name }) => !isMigrationName(name))
  if (misnamed) throw new Error(`the migration ${misnamed.name}: name it by its time, 20261122T1200_what.sql`)
  return { migrations, functions: readFolder(join(folder, 'functions')) }
}

export const findSchema = (): string => {
  const here = dirname(fileURLToPath(import.meta.url))
  const built = join(here, 'schema')
  return existsSync(built) ? built : here
}
