import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { handle } from '../../http/handle'
import { getSettings } from '../settings/settings.service'
import { addPrompts } from './cardPrompts.repository'
import { getMember } from './member.service'
import { limitSearch } from './members.presenter'
import { findFictionalShare } from './fictionalShare.repository'
import { searchMembers } from './members.service'

export const registerMembersRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'searchMembers', async ({ query, user, request }) => {
    const settings = await getSettings(deps, { host: request.hostname, country: request.country })
    const { trafficsource: hasTrafficSource, with_prompt: wantsPrompts, ...search } = query
    const found = await searchMembers(deps, limitSearch(search, settings), {
      viewerId: user?.id ?? null,
      country: user?.country ?? request.country,
      visitorMode: hasTrafficSource ? settings.logged_out_search_trafficsource : settings.logged_out_search,
      hasPromoted: settings.member_resell,
      fictionalShare: await findFictionalShare(deps.db, user?.id ?? null, settings),
    })
    const hasPrompts = settings.visible_profile_notes && settings.visible_profile_fields.includes('about_me')
    if (!wantsPrompts || !hasPrompts) return found
    return { ...found, profiles: await addPrompts(deps.db, found.profiles) }
  })

  handle(app, 'getMember', async ({ query, user, request }) => {
    const settings = await getSettings(deps, { host: request.hostname, country: request.country })
    const mode = query.trafficsource ? settings.logged_out_search_trafficsource : settings.logged_out_search
    if (!user && mode === 'none') throw new DomainError('not_found')
    const viewer = { id: user?.id ?? null, isPaid: user?.paidUser ?? false }
    const visible = { fields: settings.visible_profile_fields, hasNotes: settings.visible_profile_notes }
    return { profile: await getMember(deps, viewer, query.id, visible) }
  })
}
