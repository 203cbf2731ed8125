import type { BuildManifest, LiveShell, RegistryStore } from '@duetto/shared/registry'
import type { FastifyInstance } from 'fastify'

/** Null of a developer's shell: builds must not be published against it. */
export const liveShellOf = ({ build, provides }: BuildManifest): LiveShell | null =>
  provides ? { build, provides } : null

/**
 * Writes into the registry which shell is live and what it provides; publishing a remote's build
 * reads it.
 */
export const announceShell = async (
  app: FastifyInstance,
  registry: RegistryStore,
  shell: LiveShell,
): Promise<void> => {
  try {
    await registry.writeShell(shell)
  } catch (error) {
    app.log.warn(
      { err: error },
      'the registry cannot be written; publishing does not check against this shell',
    )
  }
}
