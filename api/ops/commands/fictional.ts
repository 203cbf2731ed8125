import { ageAt, isCountry, limits, nameIssue, normalizeLine } from '@duetto/shared/domain'
import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { markRead } from '../../src/modules/chat/chat.service'
import { sendAsOperator } from '../../src/modules/chat/write'
import { eraseUser } from '../../src/modules/accounts/deletion/erasure'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readId } from '../values'

interface NewProfile {
  name: string
  gender: string
  birthDate: string
  country: string
  city: string
  about?: string
}

interface Side {
  user_id: number
  last_message_id: number
}

/** Adds commands for fictional members. The site labels them everywhere, and operators write their messages. */
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
    .action(async () =>
      show(
        await deps.db.many<Record<string, unknown>>(sql`
          select c.conversation_id as conversation, u.id as fictional, u.name, o.id as member, o.name as writes,
            o.language, c.unread, c.last_at, coalesce(nullif(c.last_preview, ''), c.last_kind) as newest
          from conversation_members c join users u on u.id = c.user_id and u.is_fictional
          join users o on o.id = c.other_id and o.status = 'active'
          where c.unread > 0 and not c.is_hidden
            and not exists (select 1 from blocks b where b.blocker_id = o.id and b.blocked_id = u.id)
          order by c.last_at limit 200`),
      ),
    )
  fictional
    .command('read <conversation>')
    .description('shows the last messages of a fictional member’s conversation; the audit log records it')
    .action(async (conversation: string) => {
      const id = readId(conversation)
      await requireSide(context, id)
      await audit(deps.db, context, { action: 'conversation read', subject: `conversation ${id}` })
      const messages = await deps.db.many<Record<string, unknown>>(sql`
        select m.id as message, m.created_at, case when u.is_fictional then 'fictional' else 'member' end as from,
          case when m.deleted_at is null then m.kind::text else 'deleted' end as kind, coalesce(m.gift, m.text) as text
        from messages m join users u on u.id = m.sender_id
        where m.conversation_id = ${id} order by m.id desc limit 50`)
      show(messages.reverse(), 'whole')
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
      const { user_id: senderId } = await requireSide(context, id)
      if (!text.trim() || [...text].length > limits.messageMaxCodePoints)
        throw new OpsError(`A message has 1 to ${limits.messageMaxCodePoints} characters.`)
      const message = await sendAsOperator(deps, senderId, id, text)
      await markRead(deps, senderId, id, seen ?? message)
      await audit(deps.db, context, { action: 'fictional reply', subject: `conversation ${id}` })
      show({ conversation: id, fictional: senderId, sent: true })
    })
  fictional
    .command('done <conversation>')
    .description(
      'takes it off the list of those waiting without an answer; the other side sees that it was read',
    )
    .action(async (conversation: string) => {
      const id = readId(conversation)
      const { user_id: readerId, last_message_id: newest } = await requireSide(context, id)
      await markRead(deps, readerId, id, newest)
      await audit(deps.db, context, { action: 'conversation done', subject: `conversation ${id}` })
      show({ conversation: id, fictional: readerId, waiting: false })
    })
}

const requireFictional = async ({ deps }: Context, id: number): Promise<void> => {
  if (!(await deps.db.maybe(sql`select 1 from users where id = ${id} and is_fictional`)))
    throw new OpsError(`There is no fictional member ${id}.`)
}

/** Returns the fictional member of a conversation. Throws if both are real, because operators cannot read those. */
const requireSide = async ({ deps }: Context, conversation: number): Promise<Side> => {
  const side = await deps.db.maybe<Side>(sql`
    select c.user_id, c.last_message_id from conversation_members c join users u on u.id = c.user_id
    where c.conversation_id = ${conversation} and u.is_fictional limit 1`)
  if (!side) throw new OpsError(`There is no conversation ${conversation} of a fictional member.`)
  return side
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
