import { discreetCookie, timings } from '@duetto/shared/domain'
import type { FastifyReply } from 'fastify'

/** The cookie outlives the session, because the login page must look neutral, too. */
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
