import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { handle } from '../../http/handle'
import { lockMember } from '../accounts/users.repository'
import { isReachable } from '../likes/likes.repository'
import { deleteNote, saveNote } from './notes.repository'

export const registerProfileNotesRoutes = (app: FastifyInstance, { db, now }: Deps): void => {
  handle(app, 'saveNote', async ({ user, body: { profile, text } }) => {
    if (text === '') await deleteNote(db, user.id, profile)
    else
      await db.tx(async (tx) => {
        await lockMember(tx, user.id)
        await saveNote(tx, user.id, profile, { text, now: now() })
        // Check last: the foreign key of the note waits for an erasure of the profile.
        if (!(await isReachable(tx, user.id, profile))) throw new DomainError('not_found')
      })
    return { ok: true as const }
  })
}
