import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { mailComposer } from '../../src/infra/delivery/compose'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'

type Decision = 'upheld' | 'dismissed'

export const addReportCommands = (program: Command, context: Context, show: Show): void => {
  const { db } = context.deps
  const reports = program.command('reports').description('reports of profiles, photos and messages')
  reports
    .command('list')
    .description('lists open reports, oldest first')
    .option('--all', 'include decided ones')
    .action(async ({ all }: { all?: true }) =>
      show(
        await db.many<Record<string, unknown>>(sql`
          select reference, kind, subject_id as subject, profile_id as profile, reason, text, status, created_at
          from reports where status = 'open' or ${all === true} order by created_at, id limit 200`),
      ),
    )
  for (const status of ['uphold', 'dismiss'] as const)
    reports
      .command(`${status} <reference>`)
      .description(
        `${status === 'uphold' ? 'upholds' : 'dismisses'} a report and e-mails the decision to the reporter`,
      )
      .requiredOption('--decision <text>', 'the decision as the reporter reads it, in one or two sentences')
      .action(async (reference: string, { decision }: { decision: string }) => {
        const word = status === 'uphold' ? 'upheld' : 'dismissed'
        await decide(context, reference.toUpperCase(), word, decision)
        show({ reference: reference.toUpperCase(), status: word })
      })
}

const decide = async (context: Context, reference: string, status: Decision, decision: string) => {
  const { deps } = context
  const language = await deps.db.maybe<{ language: string }>(sql`
    select u.language from reports r join users u on u.id = r.reporter_id where r.reference = ${reference}`)
  const compose = await mailComposer(deps, language?.language ?? 'en')
  await deps.db.tx(async (tx) => {
    const report = await tx.maybe<{ email: string | null }>(sql`
      update reports set status = ${status}, decision = ${decision}, decided_at = ${deps.now()}
      where reference = ${reference} and status = 'open' returning email`)
    if (!report) throw new OpsError(`There is no open report ${reference}.`)
    if (report.email)
      await deps.mail.send(
        compose('report_decided', { to: report.email, values: { reference, decision } }),
        tx,
      )
    await audit(tx, context, { action: `report ${status}`, subject: reference, details: { decision } })
  })
}
