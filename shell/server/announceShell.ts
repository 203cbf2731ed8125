import type { BuildManifest, RegistryStore } from '@duetto/shared/registry'
import type { FastifyInstance } from 'fastify'

/**
 * Writes into the registry which shell is live and what it provides; publishing a remote's build
 * reads it.
 */
export const announceShell = async (
  app: FastifyInstance,
  registry: RegistryStore,
  { build, provides }: BuildManifest,
): Promise<void> => {
  // Builds must not be published against a developer's shell.
  if (!provides) return
  try {
    await registry.writeShell({ build, provides })
  } catch (error) {
    app.log.warn(
      { err: error },
      'the registry cannot be written; publishing does not check against this shell',
    )
  }
}
