import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { ShellConfig } from './config'

declare module 'fastify' {
  interface FastifyInstance {
    countryHeader?: string | null
  }
}

/**
 * Deletes the country header of requests that do not come directly from a trusted proxy. The API trusts the headers
 * that this server forwards.
 */
export const guardCountry = (
  app: FastifyInstance,
  { countryHeader, trustProxy }: Pick<ShellConfig, 'countryHeader' | 'trustProxy'>,
): void => {
  app.decorate('countryHeader', countryHeader)
  if (countryHeader === null) return
  const isTrusted = compile(trustProxy)
  app.addHook('onRequest', async ({ raw }) => {
    if (!isTrusted(raw.socket.remoteAddress ?? '', 0)) delete raw.headers[countryHeader]
  })
}
