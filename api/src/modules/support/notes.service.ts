import type { ConsoleResponse } from '@duetto/shared/contract/console'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { findFictionalSide } from '../fictional/inbox.repository'
import {
  deleteNote,
  deleteTag,
  findNotes,
  findTags,
  insertNote,
  insertTag,
  lockKnown,
} from './notes.repository'

const notesMax = 200

export const getNotes = async ({ db }: Deps, id: number): Promise<ConsoleResponse<'getNotes'>> => ({
  notes: (await findNotes(db, id, notesMax)).map(({ created_at, ...note }) => ({
    ...note,
    created_at: created_at.toISOString(),
  })),
})

interface Change {
  id: number
  action: string
  details?: Record<string, unknown>
  change: (tx: Db) => Promise<boolean>
}

const changeMember = (
  { db, now }: Deps,
  actor: Actor,
  { id, action, details, change }: Change,
): Promise<boolean> =>
  db.tx(async (tx) => {
    if (!(await lockKnown(tx, id))) throw new DomainError('not_found')
    if (!(await change(tx))) return false
    await insertAudit(tx, actor, { action, subject: `member ${id}`, details }, now())
    return true
  })

/** The audit log omits the text: the note is erased with the member, the log is not. */
export const addNote = async (
  deps: Deps,
  actor: Actor,
  { id, text, conversation }: { id: number; text: string; conversation?: number },
): Promise<void> => {
  const row = { userId: id, author: actor.name, text, conversation, now: deps.now() }
  await changeMember(deps, actor, {
    id,
    action: 'note added',
    change: async (tx) => {
      const isOfMember =
        conversation === undefined || (await findFictionalSide(tx, conversation))?.other_id === id
      if (!isOfMember) throw new DomainError('not_found')
      return (await insertNote(tx, row)) > 0
    },
  })
}

export const removeNote = async (
  deps: Deps,
  actor: Actor,
  { id, note, isOwn }: { id: number; note: number; isOwn: boolean },
): Promise<void> => {
  const isRemoved = await changeMember(deps, actor, {
    id,
    action: 'note removed',
    change: (tx) => deleteNote(tx, { userId: id, id: note, author: isOwn ? actor.name : null }),
  })
  if (!isRemoved) throw new DomainError('not_found')
}

export const addTag = async (
  deps: Deps,
  actor: Actor,
  { id, tag }: { id: number; tag: string },
): Promise<boolean> => {
  const details = { tag }
  const change = (tx: Db) => insertTag(tx, id, tag)
  const isAdded = await changeMember(deps, actor, { id, action: 'tag added', details, change })
  return isAdded || (await findTags(deps.db, id)).includes(tag)
}

export const removeTag = async (
  deps: Deps,
  actor: Actor,
  { id, tag }: { id: number; tag: string },
): Promise<void> => {
  const details = { tag }
  const change = (tx: Db) => deleteTag(tx, id, tag)
  await changeMember(deps, actor, { id, action: 'tag removed', details, change })
}
