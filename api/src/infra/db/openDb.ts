import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../app/StartError'
import type { DbEngine } from './Db'
import { lockFolder } from './dataLock'
import { openPglite } from './pglite'
import { ping } from './ping'
import { openPostgres } from './postgres'

interface Options {
  databaseUrl?: string
  dataDir: string
  isOptional?: boolean
  onError?: (error: Error) => void
}

const claimFolder = (dataDir: string): (() => void) => {
  try {
    return lockFolder(dataDir)
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `the data folder ${dataDir} cannot be used (${reason}). Set DATA_DIR to another one.`,
    )
  }
}

export const openDb = async ({
  databaseUrl,
  dataDir,
  isOptional = false,
  onError,
}: Options): Promise<DbEngine> => {
  if (databaseUrl) {
    const engine = openPostgres({ url: databaseUrl, onError })
    try {
      if (!isOptional) await ping(engine)
      return engine
    } catch (error) {
      await engine.close().catch(() => undefined)
      const { host } = new URL(databaseUrl)
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      const reason = cause instanceof Error && cause.message ? cause.message : 'no answer'
      throw new StartError(
        `the database at ${host} cannot be used (${reason}). Start it or correct DATABASE_URL.`,
      )
    }
  }
  const release = claimFolder(dataDir)
  try {
    const folder = join(dataDir, 'pg')
    mkdirSync(folder, { recursive: true })
    const engine = await openPglite(folder)
    return {
      ...engine,
      close: async () => {
        await engine.close()
        release()
      },
    }
  } catch (error) {
    release()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`the embedded database in ${dataDir} cannot be opened: ${reason}`)
  }
}
