import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { isUnchanged, pollTag } from '../members/poll'
import { findVersion } from '../members/versions.repository'
import { getSettings } from '../settings/settings.service'
import { deleteMessage, editMessage, react } from './changes.service'
import { deleteChat, getChats, storeDraft, markRead, sendTyping, updateChat } from './chat.service'
import { getIcebreakers } from './icebreakers'
import { getMessages } from './messages.service'
import { searchMessages } from './search.service'
import { sendMessage } from './send.service'

const ok = { ok: true as const }

export const registerChatRoutes = (app: FastifyInstance, deps: Deps): void => {
  const findSettings = (request: FastifyRequest) =>
    getSettings(deps, { host: request.hostname, country: request.country })

  handle(app, 'getChats', async ({ user, query, request, reply }) => {
    const tag = pollTag(user.id, await findVersion(deps.db, user.id), deps.now())
    if (isUnchanged(request, reply, tag)) return reply.code(304).send()
    return getChats(deps, user.id, query)
  })

  handle(app, 'updateChat', async ({ user, body }) => ({
    ok: true as const,
    total_unread: await updateChat(deps, user.id, body),
  }))

  handle(app, 'deleteChat', async ({ user, body }) => {
    await deleteChat(deps, user.id, body.conversation)
    return ok
  })

  handle(app, 'getMessages', async ({ user, query, request }) =>
    getMessages(deps, user.id, query, await findSettings(request)),
  )

  handle(app, 'sendMessage', async ({ user, body, key, request }) =>
    sendMessage(deps, user.id, body, key, await findSettings(request)),
  )

  handle(app, 'editMessage', async ({ user, body, request }) => ({
    message: await editMessage(deps, user.id, body, await findSettings(request)),
  }))

  handle(app, 'deleteMessage', async ({ user, body }) => ({
    message: await deleteMessage(deps, user.id, body.message),
  }))

  handle(app, 'react', async ({ user, body }) => ({ message: await react(deps, user.id, body) }))

  handle(app, 'saveDraft', async ({ user, body }) => {
    await storeDraft(deps, user.id, body.conversation, body.text)
    return ok
  })

  handle(app, 'searchMessages', ({ user, query }) => searchMessages(deps, user, query))

  handle(app, 'sendTyping', async ({ user, body }) => {
    await sendTyping(deps, user.id, body.conversation)
    return ok
  })

  handle(app, 'markRead', async ({ user, body }) => ({
    ok: true as const,
    total_unread: await markRead(deps, user.id, body.conversation, body.message),
  }))

  handle(app, 'getIcebreakers', async ({ user, query, request }) => {
    const { visible_profile_fields: fields } = await findSettings(request)
    return getIcebreakers(deps.db, user, query.profile, fields)
  })
}
