import type { Command } from 'commander'
import sql from 'sql-template-tag'
import type { Context, Show } from '../Context'

export const addAuditCommands = (program: Command, { deps }: Context, show: Show): void => {
  program
    .command('audit')
    .description('shows who did what, latest first')
    .option('--subject <text>', 'only entries about this subject')
    .action(async ({ subject }: { subject?: string }) => {
      const what = subject === undefined ? sql`true` : sql`subject = ${subject}`
      show(
        await deps.db.many<Record<string, unknown>>(sql`
          select created_at, actor, action, subject, details from audit where ${what} order by id desc limit 200`),
      )
    })
}
