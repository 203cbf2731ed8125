import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SqlFile {
  /** File name without `.sql`. */
  name: string
  text: string
}

/** What makes up a database. */
export interface Schema {
  /** In order of their names, which start with a timestamp: `20261122T1200_what`. */
  migrations: readonly SqlFile[]
  /** The current text of each function, with the triggers that call it. */
  functions: readonly SqlFile[]
}

const migrationName = /^\d{8}T\d{4}_[a-z0-9_]+$/

/** Whether a migration's name starts with a timestamp. */
export const isMigrationName = (name: string): boolean => migrationName.test(name)

const readFolder = (folder: string): SqlFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -4), text: readFileSync(join(folder, file), 'utf8') }))

/** Reads the folder's `migrations` and `functions`. */
export const readSchema = (folder: string): Schema => {
  const migrations = readFolder(join(folder, 'migrations'))
  const misnamed = migrations.find(({ name }) => !isMigrationName(name))
  if (misnamed) throw new Error(`the migration ${misnamed.name}: name it by its time, 20261122T1200_what.sql`)
  return { migrations, functions: readFolder(join(folder, 'functions')) }
}
