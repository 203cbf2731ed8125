import { variantCookie, variantParam } from '@duetto/shared/domain'
import type { FastifyReply } from 'fastify'
import type { Visit } from './visit'

const SECONDS_A_DAY = 86_400
const STICKY_DAYS = 30

/** Null if all weights are 0. `random` must be in [0, 1). */
export const drawVariant = (weights: Readonly<Record<string, number>>, random: number): string | null => {
  const entries = Object.entries(weights)
  let rest = random * entries.reduce((sum, [, weight]) => sum + weight, 0)
  const drawn = entries.find(([, weight]) => {
    rest -= weight
    return rest < 0
  })
  return drawn?.[0] ?? null
}

export const variantOf = (
  { request, url, routes, route }: Visit,
  reply: FastifyReply,
  random: () => number = Math.random,
): string | null => {
  const weights = routes.variantsOf(route)
  if (!weights || !route) return null
  const known = (name: string | null | undefined): string | null =>
    name && Object.hasOwn(weights, name) ? name : null
  const requested = known(url.searchParams.get(variantParam))
  if (requested) return requested
  const cookie = variantCookie(route.id)
  const stored = known(request.cookies[cookie])
  // Weight 0 retires a variant: its visitors are assigned a new one.
  if (stored && weights[stored] !== 0) return stored
  const drawn = drawVariant(weights, random())
  if (drawn) {
    void reply.setCookie(cookie, drawn, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: STICKY_DAYS * SECONDS_A_DAY,
    })
  }
  return drawn
}
