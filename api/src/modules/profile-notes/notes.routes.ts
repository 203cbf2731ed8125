import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { handle } from '../../http/handle'
import { isReachable } from '../likes/likes.repository'
import { deleteNote, saveNote } from './notes.repository'

export const registerProfileNotesRoutes = (app: FastifyInstance, { db, now }: Deps): void => {
  handle(app, 'saveNote', async ({ user, body: { profile, text } }) => {
    if (text !== '' && !(await isReachable(db, user.id, profile))) throw new DomainError('not_found')
    await (text === ''
      ? deleteNote(db, user.id, profile)
      : saveNote(db, user.id, profile, { text, now: now() }))
    return { ok: true as const }
  })
}
