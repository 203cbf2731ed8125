import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { getMemberFile } from '../../modules/support/memberFile.service'
import { addNote, addTag, getNotes, removeNote, removeTag } from '../../modules/support/notes.service'
import { ConsoleError } from '../ConsoleError'
import { handleCall } from '../handle'

export const registerNoteRoutes = (app: FastifyInstance, deps: Deps): void => {
  handleCall(app, 'getNotes', ({ query }) => getNotes(deps, query.id))

  handleCall(app, 'addNote', async ({ body, actor }) => {
    await addNote(deps, actor, body)
    return getNotes(deps, body.id)
  })

  handleCall(app, 'removeNote', async ({ body, actor, session }) => {
    await removeNote(deps, actor, { ...body, isOwn: session.role !== 'administrator' })
    return getNotes(deps, body.id)
  })

  handleCall(app, 'addTag', async ({ body, actor }) => {
    if (!(await addTag(deps, actor, body))) throw new ConsoleError('too_many_tags')
    return { member: await getMemberFile(deps, body.id) }
  })

  handleCall(app, 'removeTag', async ({ body, actor }) => {
    await removeTag(deps, actor, body)
    return { member: await getMemberFile(deps, body.id) }
  })
}
