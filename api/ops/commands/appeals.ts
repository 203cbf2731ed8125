import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { composeOwnerMail } from '../../src/modules/photos/ownerMail'
import { reviewPhoto } from '../../src/modules/photos/review.service'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readId } from '../values'

const outcomes = { uphold: 'upheld', overturn: 'overturned' } as const
type Outcome = (typeof outcomes)[keyof typeof outcomes]

export const addAppealCommands = (program: Command, context: Context, show: Show): void => {
  const { db } = context.deps
  const appeals = program.command('appeals').description('appeals against the refusal of a photo')
  appeals
    .command('list')
    .description('lists open appeals, oldest first')
    .option('--all', 'include decided ones')
    .action(async ({ all }: { all?: true }) =>
      show(
        await db.many<Record<string, unknown>>(sql`
          select a.photo_id as photo, a.user_id as member, p.refusal, a.text, a.status, a.created_at
          from photo_appeals a join photos p on p.id = a.photo_id
          where a.status = 'open' or ${all === true} order by a.created_at, a.photo_id limit 200`),
      ),
    )
  for (const name of ['uphold', 'overturn'] as const)
    appeals
      .command(`${name} <photo>`)
      .description(
        name === 'uphold'
          ? 'keeps the photo refused and tells its owner'
          : 'approves the photo after all and tells its owner',
      )
      .requiredOption('--decision <text>', 'what is told, one or two sentences')
      .action(async (photo: string, { decision }: { decision: string }) => {
        await decide(context, readId(photo), outcomes[name], decision)
        show({ photo: Number(photo), status: outcomes[name] })
      })
}

const decide = async (context: Context, photo: number, status: Outcome, decision: string): Promise<void> => {
  const { deps } = context
  const mail = await composeOwnerMail(deps, photo, 'photo_appeal_decided', { decision })
  const { user_id } = await deps.db.tx(async (tx) => {
    const appeal = await tx.maybe<{ user_id: number }>(sql`
      update photo_appeals set status = ${status}, decision = ${decision}, decided_at = ${deps.now()}
      where photo_id = ${photo} and status = 'open' returning user_id`)
    if (!appeal) throw new OpsError(`There is no open appeal for photo ${photo}.`)
    if (status === 'overturned') await reviewPhoto(tx, photo, null)
    if (mail) await deps.mail.send(mail, tx)
    await audit(tx, context, { action: `appeal ${status}`, subject: `photo ${photo}`, details: { decision } })
    return appeal
  })
  await deps.fanout.publish(user_id, { type: 'resync' })
}
