import { setTimeout as pause } from 'node:timers/promises'
import { remotes } from '@duetto/shared/domain'
import { buildNameSchema, openRegistry } from '@duetto/shared/registry'
import type { LiveShell, RegistryStore } from '@duetto/shared/registry'
import type { FastifyInstance } from 'fastify'
import { createRegistryMirror } from './registryMirror'
import type { RegistryMirror } from './registryMirror'

const POLL_EVERY_MS = 2000
const START_WITHIN_MS = 5000

interface Options {
  shell?: LiveShell | null
  startWithinMs?: number
}

export const followBucket = async (
  app: FastifyInstance,
  bucket: RegistryStore,
  registryDir: string,
  { shell = null, startWithinMs = START_WITHIN_MS }: Options = {},
): Promise<RegistryMirror> => {
  const mirror = createRegistryMirror(bucket, openRegistry(registryDir, null), { shell })
  let logged: string | null = null
  const update = async (): Promise<void> => {
    await mirror.update()
    const error = mirror.error()
    if (error !== null && error !== logged)
      app.log.error({ error }, 'mirroring the registry failed; the last copy stays in use')
    logged = error
  }
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const updateAgain = async (): Promise<void> => {
    await update()
    if (!isClosed) timer = setTimeout(() => void updateAgain(), POLL_EVERY_MS).unref()
  }
  app.addHook('onClose', async () => {
    isClosed = true
    clearTimeout(timer)
  })
  const timeout = new AbortController()
  await Promise.race([
    updateAgain(),
    pause(startWithinMs, undefined, { signal: timeout.signal }).catch(() => undefined),
  ])
  timeout.abort()
  app.addHook('onRequest', async ({ url, log }) => {
    const [, prefix, remote, build = ''] = url.split('/')
    const name = prefix === 'r' && remotes.find((known) => known === remote)
    if (!name || !buildNameSchema.safeParse(build).success) return
    await mirror
      .ensureBuild(name, build)
      .catch((error: unknown) => log.warn({ err: error }, 'copying a build from the bucket failed'))
  })
  return mirror
}
