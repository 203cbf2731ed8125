import { ageAt, isCountry, limits, nameIssue, normalizeLine } from '@duetto/shared/domain'
import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { eraseUser } from '../../src/modules/accounts/deletion/erasure'
import { findWaiting } from '../../src/modules/fictional/inbox.repository'
import {
  finishConversation,
  NoFictionalSideError,
  readConversation,
  replyAsFictional,
} from '../../src/modules/fictional/inbox.service'
import type { InboxVisit } from '../../src/modules/fictional/inbox.service'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readId } from '../values'
import { addFigureCommand } from './fictionalFigures'
import { addTemplateCommands } from './fictionalTemplates'

interface NewProfile {
  name: string
  gender: string
  birthDate: string
  country: string
  city: string
  about?: string
}

export const addFictionalCommands = (program: Command, context: Context, show: Show): void => {
  const { deps } = context
  const fictional = program.command('fictional').description('fictional members and their conversations')
  fictional
    .command('list')
    .description('lists them with their conversations and unanswered messages')
    .action(async () =>
      show(
        await deps.db.many<Record<string, unknown>>(sql`
          select u.id, u.name, u.country, u.city,
            (select count(*)::int from conversation_members c where c.user_id = u.id) as conversations,
            (select coalesce(sum(c.unread), 0)::int from conversation_members c where c.user_id = u.id) as unread
          from users u where u.is_fictional order by unread desc, u.id limit 500`),
      ),
    )
  fictional
    .command('add')
    .description('creates one; add photos the way members do')
    .requiredOption('--name <name>', 'the name members see')
    .requiredOption('--gender <gender>', 'male or female')
    .requiredOption('--birth-date <yyyy-mm-dd>', 'date of birth of an adult')
    .requiredOption('--country <code>', 'two-letter country code')
    .requiredOption('--city <name>', 'town')
    .option('--about <text>', 'the “About me” text')
    .action(async (profile: NewProfile) => show({ member: await add(context, profile) }))
  fictional
    .command('remove <id>')
    .description('erases a fictional member and their conversations')
    .requiredOption('--yes', 'confirm: this cannot be undone')
    .action(async (id: string) => {
      await requireFictional(context, readId(id))
      await eraseUser(deps, readId(id))
      await audit(deps.db, context, { action: 'fictional removed', subject: `member ${id}` })
      show({ member: readId(id), status: 'removed' })
    })
  fictional
    .command('waiting')
    .description('lists conversations waiting for an answer, longest wait first')
    .action(async () => show(await findWaiting(deps.db, { limit: 200, offset: 0 })))
  fictional
    .command('read <conversation>')
    .description('shows the last messages of a fictional member’s conversation; the audit log records it')
    .action(async (conversation: string) => {
      const messages = await visit(context, readId(conversation), (visited) =>
        readConversation(deps, visited),
      )
      show(messages, 'whole')
    })
  fictional
    .command('reply <conversation>')
    .description('replies as the fictional member; the other side sees the label')
    .requiredOption('--text <text>', 'the message')
    .option(
      '--seen <message>',
      'the newest message you have read: what came after it goes on waiting',
      readId,
    )
    .action(async (conversation: string, { text, seen }: { text: string; seen?: number }) => {
      const id = readId(conversation)
      if (!text.trim() || [...text].length > limits.messageMaxCodePoints)
        throw new OpsError(`A message has 1 to ${limits.messageMaxCodePoints} characters.`)
      const senderId = await visit(context, id, (visited) => replyAsFictional(deps, visited, { text, seen }))
      show({ conversation: id, fictional: senderId, sent: true })
    })
  fictional
    .command('done <conversation>')
    .description(
      'takes it off the list of those waiting without an answer; the other side sees that it was read',
    )
    .action(async (conversation: string) => {
      const id = readId(conversation)
      const readerId = await visit(context, id, (visited) => finishConversation(deps, visited))
      show({ conversation: id, fictional: readerId, waiting: false })
    })
  addTemplateCommands(fictional, context, show)
  addFigureCommand(fictional, context, show)
}

const requireFictional = async ({ deps }: Context, id: number): Promise<void> => {
  if (!(await deps.db.maybe(sql`select 1 from users where id = ${id} and is_fictional`)))
    throw new OpsError(`There is no fictional member ${id}.`)
}

const visit = async <T>(
  { actor }: Context,
  conversationId: number,
  act: (visited: InboxVisit) => Promise<T>,
): Promise<T> => {
  try {
    return await act({ operator: { name: actor }, conversationId })
  } catch (error) {
    if (error instanceof NoFictionalSideError) throw new OpsError(error.message)
    throw error
  }
}

const add = async (
  context: Context,
  { name: given, gender, birthDate, country, city, about = '' }: NewProfile,
): Promise<number> => {
  const { db, now } = context.deps
  const name = normalizeLine(given)
  if (nameIssue(name))
    throw new OpsError(
      `A name has ${limits.nameMinCodePoints} to ${limits.nameMaxCodePoints} characters on one line.`,
    )
  if (gender !== 'male' && gender !== 'female') throw new OpsError('--gender must be male or female.')
  if (!isCountry(country)) throw new OpsError(`The site is not offered in ${country}.`)
  if (Number.isNaN(Date.parse(birthDate)) || ageAt(birthDate, now()) < limits.minAge)
    throw new OpsError(`--birth-date must be a date like 1990-05-31, and the age ${limits.minAge} or more.`)
  return db.tx(async (tx) => {
    const { id } = await tx.one<{ id: number }>(sql`
      insert into users (email, password_hash, name, gender, looking_for, birth_date, status, signup_step, country, city,
        about_me, is_fictional, created_at, last_active)
      values ('fictional-' || gen_random_uuid() || '@site.invalid', '-', ${name}, ${gender},
        ${gender === 'male' ? 'female' : 'male'}, ${birthDate}, 'active', 5, ${country}, ${city}, ${about}, true,
        ${now()}, ${now()})
      returning id`)
    await audit(tx, context, { action: 'fictional added', subject: `member ${id}` })
    return id
  })
}
