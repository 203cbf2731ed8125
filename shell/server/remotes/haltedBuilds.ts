import { readdirSync, statSync } from 'node:fs'
import type { RemoteName } from '@duetto/shared/domain'
import { haltedFolder, haltedName } from '@duetto/shared/registry'
import type { FastifyInstance } from 'fastify'

export interface HaltedBuilds {
  has: (remote: RemoteName, build: string) => boolean
  add: (remote: RemoteName, build: string) => void
}

export const createHaltedBuilds = (
  app: FastifyInstance,
  registryDir: string,
  halt: (remote: RemoteName, build: string) => Promise<void>,
): HaltedBuilds => {
  const dir = haltedFolder(registryDir)
  let stamp = 0
  let names = new Set<string>()
  const read = (): void => {
    const stat = statSync(dir, { throwIfNoEntry: false })
    const mtimeMs = stat?.isDirectory() ? stat.mtimeMs : 0
    if (mtimeMs === stamp) return
    stamp = mtimeMs
    names = new Set(mtimeMs === 0 ? [] : readdirSync(dir))
  }
  return {
    has: (remote, build) => {
      read()
      return names.has(haltedName(remote, build))
    },
    add: (remote, build) => {
      const name = haltedName(remote, build)
      read()
      if (names.has(name)) return
      names.add(name)
      app.log.error({ remote, build }, 'a build failed in too many browsers and is halted')
      halt(remote, build).catch((error: unknown) =>
        app.log.warn(
          { err: error },
          'the registry cannot be written; other processes keep serving the build',
        ),
      )
    },
  }
}
