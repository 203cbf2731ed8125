import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { handle } from '../../http/handle'
import { readFile } from '../../http/readFile'
import { getSettings } from '../settings/settings.service'
import { endVerification, getVerification, sendSelfie, startVerification } from './verification.service'

export const registerVerificationRoutes = (app: FastifyInstance, deps: Deps): void => {
  const requireOffered = async ({ hostname }: FastifyRequest): Promise<void> => {
    const { member_verification: isOffered } = await getSettings(deps, { host: hostname, country: null })
    if (!isOffered) throw new DomainError('not_found')
  }

  handle(app, 'getVerification', async ({ user, request }) => {
    await requireOffered(request)
    return { verification: await getVerification(deps, user.id) }
  })

  handle(app, 'startVerification', async ({ user, request }) => {
    await requireOffered(request)
    return { verification: await startVerification(deps, user.id) }
  })

  handle(app, 'sendSelfie', async ({ user, request }) => {
    await requireOffered(request)
    const { bytes } = await readFile(request, 'photo')
    return { verification: await sendSelfie(deps, user.id, bytes) }
  })

  handle(app, 'endVerification', async ({ user }) => ({
    verification: await endVerification(deps, user.id),
  }))
}
