import { discreetCookie, timings } from '@duetto/shared/domain'
import type { FastifyReply } from 'fastify'

/**
 * Makes this browser's cookie say what the member has chosen, so that the next page is neutral from its first paint. It
 * outlives the session: the login page of a member who wants discretion is neutral, too.
 */
export const setDiscreetCookie = (reply: FastifyReply, isDiscreet: boolean): void => {
  const { request, server } = reply
  if ((request.cookies[discreetCookie] === '1') === isDiscreet) return
  void reply.setCookie(discreetCookie, isDiscreet ? '1' : '', {
    path: '/',
    maxAge: isDiscreet ? timings.discreetCookieDays * 86_400 : 0,
    sameSite: 'lax',
    secure: request.protocol === 'https' || server.publicUrl.startsWith('https:'),
  })
}
