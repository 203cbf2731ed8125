import { writeShell } from '@duetto/shared/registry'
import type { BuildManifest } from '@duetto/shared/registry'
import type { FastifyInstance } from 'fastify'

/**
 * Writes into the registry's folder which shell is live and what it provides; publishing a remote's build
 * reads it.
 */
export const announceShell = (
  app: FastifyInstance,
  registryDir: string,
  { build, provides }: BuildManifest,
): void => {
  // Builds must not be published against a developer's shell.
  if (!provides) return
  try {
    writeShell(registryDir, { build, provides })
  } catch (error) {
    app.log.warn(
      { err: error },
      'the registry cannot be written; publishing does not check against this shell',
    )
  }
}
