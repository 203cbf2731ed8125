import { hostCookieName, sessionCookie } from '@duetto/shared/domain'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    isEncrypted?: boolean
  }
}

export const hostCookieOf = ({ server }: FastifyRequest, name: string): string =>
  hostCookieName(name, server.isEncrypted ?? false)

export const sessionTokenOf = (request: FastifyRequest): string =>
  request.cookies[hostCookieOf(request, sessionCookie)] ?? ''
