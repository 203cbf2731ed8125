import { randomUUID } from 'node:crypto'
import { correctionCeilings } from '@duetto/shared/domain'
import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { correctCredits } from '../../src/modules/support/correction.service'
import { eraseMember, exportMember } from '../../src/modules/support/memberData.service'
import { normaliseEmail } from '../../src/modules/accounts/users.repository'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readId, readReason, readSigned } from '../values'
import { addMailCommands } from './memberMails'
import { addMeasureCommands } from './memberMeasures'
import { addNoteCommands } from './memberNotes'

const correctionRefusals = {
  above_ceiling: `You can correct at most ${correctionCeilings.administrator} credits of a member within 24 hours.`,
  not_enough_credits: 'The member has fewer credits. Remove less.',
}

export const addMemberCommands = (program: Command, context: Context, show: Show): void => {
  const { deps } = context
  const members = program.command('members').description('accounts')
  members
    .command('show <id-or-email>')
    .description('shows one member')
    .action(async (who: string) => show(await find(context, who)))
  members
    .command('correct-credits <id>')
    .description(
      `adds credits, or removes them; at most ${correctionCeilings.administrator} of a member in 24 hours`,
    )
    .requiredOption('--credits <number>', 'credits to add, or to remove if negative', readSigned)
    .requiredOption('--reason <text>', 'for the audit log', readReason)
    .action(async (id: string, { credits, reason }: { credits: number; reason: string }) => {
      const correction = {
        id: readId(id),
        credits,
        reason,
        key: randomUUID(),
        ceiling: correctionCeilings.administrator,
      } as const
      const outcome = await correctCredits(deps, { name: context.actor }, correction)
      if (outcome !== 'done') throw new OpsError(correctionRefusals[outcome])
      show({ member: readId(id), corrected: credits })
    })
  addMailCommands(members, context, show)
  addNoteCommands(members, context, show)
  addMeasureCommands(members, context, show)
  members
    .command('export <id>')
    .description('exports everything held about a member')
    .action(async (id: string) => {
      await find(context, id)
      show(await exportMember(deps, { name: context.actor }, { id: readId(id) }))
    })
  members
    .command('erase <id>')
    .description('erases a member for good; receipts are kept without a name')
    .requiredOption('--yes', 'confirm: this cannot be undone')
    .requiredOption('--reason <text>', 'for the audit log', readReason)
    .action(async (id: string, { reason }: { reason: string }) => {
      await find(context, id)
      await eraseMember(deps, { name: context.actor }, { id: readId(id), reason })
      show({ member: readId(id), status: 'erased' })
    })
}

const find = async ({ deps }: Context, who: string): Promise<Record<string, unknown>> => {
  const by = who.includes('@') ? sql`email = ${normaliseEmail(who)}` : sql`id = ${readId(who)}`
  const row = await deps.db.maybe<Record<string, unknown>>(sql`
    select id, email, name, status, gender, country, city, language, credits, paid_user, is_fictional,
      created_at, last_active, deleted_at, tracking as source from users join wallets on user_id = id where ${by}`)
  if (!row) throw new OpsError(`There is no member ${who}.`)
  return row
}
