import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { getAnswerFigures } from '../../modules/fictional/answers.service'
import { finishConversation, listWaiting, replyAsFictional } from '../../modules/fictional/inbox.service'
import { openConversation } from '../../modules/fictional/inboxPage.service'
import { suggestAnswer } from '../../modules/fictional/suggestion.service'
import { releaseConversation, typeAsFictional } from '../../modules/fictional/turn.service'
import { handleCall } from '../handle'
import { requireView } from '../views'

const ok = { ok: true } as const

export const registerInboxRoutes = (app: FastifyInstance, deps: Deps): void => {
  handleCall(app, 'listWaiting', ({ query }) => listWaiting(deps, query.page))

  handleCall(app, 'getAnswerFigures', ({ query }) => getAnswerFigures(deps, query))

  handleCall(app, 'openWaiting', async ({ body: { id, reason }, session }) => {
    await requireView(deps, session, { action: 'conversation seen', subject: `conversation ${id}`, reason })
    return openConversation(deps, { conversationId: id, operatorId: session.operatorId })
  })

  handleCall(app, 'answerWaiting', async ({ body: { id, ...answer }, actor }) => {
    await replyAsFictional(deps, { operator: actor, conversationId: id }, answer)
    return ok
  })

  handleCall(app, 'suggestWaiting', async ({ body: { id }, session }) => ({
    text: await suggestAnswer(deps, { operatorId: session.operatorId, conversationId: id }),
  }))

  handleCall(app, 'finishWaiting', async ({ body: { id, seen }, actor }) => {
    await finishConversation(deps, { operator: actor, conversationId: id }, seen)
    return ok
  })

  handleCall(app, 'typeWaiting', async ({ body: { id }, actor }) => {
    await typeAsFictional(deps, { operator: actor, conversationId: id })
    return ok
  })

  handleCall(app, 'releaseWaiting', async ({ body: { id, note }, actor }) => {
    await releaseConversation(deps, { operator: actor, conversationId: id }, note)
    return ok
  })
}
