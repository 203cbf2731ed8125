import type { CallResponse } from '@duetto/shared/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../app/deps'
import { setDiscreetCookie } from '../../../http/setDiscreetCookie'
import { clearSessionCookie, setSessionCookie } from '../../../http/session/plugin'
import { knownHost } from '../../settings/siteHost'
import { setHost } from '../users.repository'
import { getUser } from './user.service'

export const visitorOf = (request: FastifyRequest): { host: string; country: string } => ({
  host: request.hostname,
  country: request.country,
})

export const answerUser = async (
  deps: Deps,
  reply: FastifyReply,
  userId: number,
): Promise<CallResponse<'getUser'>> => {
  // Read the event position before the user, so that changes in between arrive as events.
  const event_id = await deps.fanout.position(userId)
  const user = await getUser(deps, userId, visitorOf(reply.request))
  setDiscreetCookie(reply, user.profile.is_discreet)
  return { user: { ...user, event_id } }
}

/**
 * Ends the browser's previous session, with a grace period if it belongs to the same account. Stores the request's host
 * if it is one of the site's, because the member's e-mails use the host's brand.
 */
export const startSession = async (
  deps: Deps,
  reply: FastifyReply,
  userId: number,
  token: string,
): Promise<void> => {
  const { sessionToken: old, sessionUser } = reply.request
  if (old) await (sessionUser?.id === userId ? deps.sessions.replace(old) : deps.sessions.end(old))
  const host = await knownHost(deps, reply.request.hostname)
  if (host !== null) await setHost(deps.db, userId, host)
  setSessionCookie(reply, token)
}

export const endSession = async (deps: Deps, reply: FastifyReply): Promise<{ ok: true }> => {
  const { sessionToken } = reply.request
  if (sessionToken) await deps.sessions.end(sessionToken)
  clearSessionCookie(reply)
  return { ok: true }
}
