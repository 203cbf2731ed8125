import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SqlFile {
  /** File name without `.sql`. */
  name: string
  text: string
}

/** What a database is made of. */
export interface Schema {
  /** In the order of their names, which begin with their time: `20261122T1200_what`. */
  migrations: readonly SqlFile[]
  /** Functions with today's text, each with the triggers that call it. */
  functions: readonly SqlFile[]
}

const migrationName = /^\d{8}T\d{4}_[a-z0-9_]+$/

/** Whether a migration is named by its time. */
export const isMigrationName = (name: string): boolean => migrationName.test(name)

const readFolder = (folder: string): SqlFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -4), text: readFileSync(join(folder, file), 'utf8') }))

/** Reads `migrations` and `functions` of a folder. */
export const readSchema = (folder: string): Schema => {
  const migrations = readFolder(join(folder, 'migrations'))
  const misnamed = migrations.find(({ name }) => !isMigrationName(name))
  if (misnamed) throw new Error(`the migration ${misnamed.name}: name it by its time, 20261122T1200_what.sql`)
  return { migrations, functions: readFolder(join(folder, 'functions')) }
}
