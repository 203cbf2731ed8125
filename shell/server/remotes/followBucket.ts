import { setTimeout as pause } from 'node:timers/promises'
import { remotes } from '@duetto/shared/domain'
import { buildNameSchema, openRegistry } from '@duetto/shared/registry'
import type { LiveShell, RegistryStore } from '@duetto/shared/registry'
import type { FastifyInstance } from 'fastify'
import { createRegistryMirror } from './registryMirror'
import type { RegistryMirror } from './registryMirror'

const ASK_EVERY_MS = 2000
/** A bucket that hangs keeps no shell from starting with the copy that it has. */
const START_WITHIN_MS = 5000

interface Options {
  shell?: LiveShell | null
  startWithinMs?: number
}

/** Keeps the folder as the bucket is for as long as the server runs; builds that a page asks for are brought first. */
export const followBucket = async (
  app: FastifyInstance,
  bucket: RegistryStore,
  registryDir: string,
  { shell = null, startWithinMs = START_WITHIN_MS }: Options = {},
): Promise<RegistryMirror> => {
  const mirror = createRegistryMirror(bucket, openRegistry(registryDir, null), { shell })
  let told: string | null = null
  const update = async (): Promise<void> => {
    await mirror.update()
    const fault = mirror.fault()
    if (fault !== null && fault !== told)
      app.log.error({ fault }, 'the registry cannot be followed; the last one stays')
    told = fault
  }
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const updateAgain = async (): Promise<void> => {
    await update()
    if (!isClosed) timer = setTimeout(() => void updateAgain(), ASK_EVERY_MS).unref()
  }
  app.addHook('onClose', async () => {
    isClosed = true
    clearTimeout(timer)
  })
  const late = new AbortController()
  await Promise.race([
    updateAgain(),
    pause(startWithinMs, undefined, { signal: late.signal }).catch(() => undefined),
  ])
  late.abort()
  app.addHook('onRequest', async ({ url, log }) => {
    const [, prefix, remote, build = ''] = url.split('/')
    const name = prefix === 'r' && remotes.find((known) => known === remote)
    if (!name || !buildNameSchema.safeParse(build).success) return
    await mirror
      .bringKept(name, build)
      .catch((error: unknown) => log.warn({ err: error }, 'a build cannot be brought from the bucket'))
  })
  return mirror
}
