import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { decideReport } from '../../src/modules/reports/decision.service'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readReason } from '../values'

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
      .requiredOption(
        '--decision <text>',
        'the decision as the reporter reads it, in one or two sentences',
        readReason,
      )
      .action(async (typed: string, { decision }: { decision: string }) => {
        const report = {
          reference: typed.toUpperCase(),
          status: status === 'uphold' ? ('upheld' as const) : ('dismissed' as const),
        }
        const isDecided = await decideReport(context.deps, { name: context.actor }, { ...report, decision })
        if (!isDecided) throw new OpsError(`There is no open report ${report.reference}.`)
        show(report)
      })
}
