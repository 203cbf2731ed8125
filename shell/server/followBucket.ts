import { remotes } from '@duetto/shared/domain'
import { buildNameSchema, openRegistry } from '@duetto/shared/registry'
import type { RegistryStore } from '@duetto/shared/registry'
import type { FastifyInstance } from 'fastify'
import { createRegistryMirror } from './registryMirror'
import type { RegistryMirror } from './registryMirror'

const ASK_EVERY_MS = 2000

/** Keeps the folder as the bucket is for as long as the server runs; builds that a page asks for are brought first. */
export const followBucket = async (
  app: FastifyInstance,
  bucket: RegistryStore,
  registryDir: string,
): Promise<RegistryMirror> => {
  const mirror = createRegistryMirror(bucket, openRegistry(registryDir, null))
  let told: string | null = null
  const update = async (): Promise<void> => {
    await mirror.update()
    const fault = mirror.fault()
    if (fault !== null && fault !== told)
      app.log.error({ fault }, 'the registry cannot be followed; the last one stays')
    told = fault
  }
  await update()
  let timer: NodeJS.Timeout | undefined
  const updateLater = (): void => {
    timer = setTimeout(() => void update().finally(updateLater), ASK_EVERY_MS).unref()
  }
  updateLater()
  app.addHook('onClose', async () => clearTimeout(timer))
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
