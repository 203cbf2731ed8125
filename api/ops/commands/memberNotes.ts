import { noteTextSchema, tagSchema } from '@duetto/shared/contract/console/schemas'
import { operatorLimits } from '@duetto/shared/domain'
import type { Command } from 'commander'
import { addNote, addTag, getNotes, removeNote, removeTag } from '../../src/modules/support/notes.service'
import { findTags } from '../../src/modules/support/notes.repository'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readId } from '../values'

export const addNoteCommands = (members: Command, { deps, actor: name }: Context, show: Show): void => {
  const actor = { name }
  const showNotes = async (id: number) => show((await getNotes(deps, id)).notes, 'whole')
  const showTags = async (id: number) => show({ member: id, tags: await findTags(deps.db, id) })
  members
    .command('notes <id>')
    .description('lists operators’ notes on a member, newest first')
    .action((id: string) => showNotes(readId(id)))
  members
    .command('note <id>')
    .description('adds a note, which members do not see on the site but in an export of their data')
    .requiredOption('--text <text>', 'the note')
    .action(async (id: string, { text }: { text: string }) => {
      await addNote(deps, actor, { id: readId(id), text: noteTextSchema.parse(text) })
      await showNotes(readId(id))
    })
  members
    .command('remove-note <id> <note>')
    .description('removes a note')
    .action(async (id: string, note: string) => {
      await removeNote(deps, actor, { id: readId(id), note: readId(note), isOwn: false })
      await showNotes(readId(id))
    })
  members
    .command('tag <id> <tag>')
    .description('adds a tag, by which the console finds members')
    .action(async (id: string, typed: string) => {
      const tag = tagSchema.parse(typed)
      if (!(await addTag(deps, actor, { id: readId(id), tag })))
        throw new OpsError(`A member has at most ${operatorLimits.tagsPerMember} tags. Remove one first.`)
      await showTags(readId(id))
    })
  members
    .command('untag <id> <tag>')
    .description('removes a tag')
    .action(async (id: string, typed: string) => {
      await removeTag(deps, actor, { id: readId(id), tag: tagSchema.parse(typed) })
      await showTags(readId(id))
    })
}
