import type { MediaRefusal } from '@duetto/shared/domain'
import { mediaRefusals } from '@duetto/shared/domain'
import { Option } from 'commander'
import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { DomainError } from '../../src/http/DomainError'
import { storedMediaName } from '../../src/modules/attachments/attachments.presenter'
import type { StoredRow } from '../../src/modules/attachments/attachments.repository'
import { decideMedia } from '../../src/modules/attachments/review.service'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { writeOutputFile } from '../files'
import { readId } from '../values'

export const addMediaCommands = (program: Command, context: Context, show: Show): void => {
  const { db } = context.deps
  const media = program.command('media').description('review of photos and voice messages in conversations')
  media
    .command('list')
    .description('lists photos and voice messages that await review, oldest first')
    .option('--all', 'include decided ones')
    .action(async ({ all }: { all?: true }) =>
      show(
        await db.many<Record<string, unknown>>(sql`
          select m.id as message, m.kind, m.sender_id as member, u.name as who, a.status, a.refusal, a.score, m.created_at
          from message_media a join messages m on m.id = a.message_id join users u on u.id = m.sender_id
          where m.deleted_at is null and (a.status = 'pending' or ${all === true})
          order by a.created_at, m.id limit 200`),
      ),
    )
  media
    .command('save <message> <file>')
    .description('saves one that awaits review, was reported or was sent to a fictional member; audited')
    .action(async (message: string, file: string) => {
      const found = await findMediaToReview(context, readId(message))
      const path = await writeOutputFile(context, file, found.bytes)
      await audit(db, context, { action: 'media looked at', subject: `message ${message}` })
      show({ message: Number(message), file: path, type: found.contentType })
    })
  media
    .command('approve <message>')
    .description('approves it and delivers it to the recipient')
    .action(async (message: string) => {
      await decide(context, readId(message), null)
      show({ message: Number(message), status: 'active' })
    })
  media
    .command('reject <message>')
    .description('rejects it; both members are notified, and the sender gets the credits back')
    .addOption(
      new Option('--reason <reason>', 'reason shown to the sender')
        .choices(mediaRefusals)
        .makeOptionMandatory(),
    )
    .action(async (message: string, { reason }: { reason: MediaRefusal }) => {
      await decide(context, readId(message), reason)
      show({ message: Number(message), status: 'rejected', reason })
    })
}

/** Throws `OpsError` if operators may not see the media, or if the file is missing. */
const findMediaToReview = async ({ deps: { db, storage } }: Context, message: number) => {
  const row = await db.maybe<StoredRow>(sql`
    select a.name, a.duration_ms from message_media a
    where a.message_id = ${message} and (a.status = 'pending'
      or exists (select 1 from reports where kind = 'message' and subject_id = ${message})
      or exists (
        select 1 from messages m join conversation_members c on c.conversation_id = m.conversation_id
        join users u on u.id = c.user_id and u.is_fictional where m.id = ${message} and m.deleted_at is null))`)
  const stored = row && (await storage.get(storedMediaName(row)))
  if (!stored) throw new OpsError(`Message ${message} has nothing that waits for review or was reported.`)
  return stored
}

const decide = async (context: Context, message: number, refusal: MediaRefusal | null): Promise<void> => {
  try {
    await decideMedia(context.deps, { name: context.actor }, { id: message, refusal })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'not_found') throw new OpsError(`Message ${message} has no photo or voice message.`)
    if (error.code === 'conflict')
      throw new OpsError(
        `The decision on message ${message} cannot change now: an operator is reviewing it in the console or can still undo a decision, or the sender has spent the refund.`,
      )
    throw error
  }
}
