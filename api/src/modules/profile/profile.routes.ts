import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { setDiscreetCookie } from '../../http/setDiscreetCookie'
import { dismissProfileCard, getOwnProfile, saveProfile } from './profile.service'

export const registerProfileRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getProfile', async ({ user }) => ({ profile: await getOwnProfile(deps, user.id) }))

  handle(app, 'saveProfile', async ({ user, body, reply }) => {
    await saveProfile(deps, user.id, body)
    const profile = await getOwnProfile(deps, user.id)
    setDiscreetCookie(reply, profile.is_discreet)
    return { profile }
  })

  handle(app, 'dismissProfileCard', async ({ user, body }) => ({
    profile: await dismissProfileCard(deps, user.id, body),
  }))
}
