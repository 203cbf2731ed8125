import type { Command } from 'commander'
import { findAudit } from '../../src/modules/audit/audit.repository'
import type { Context, Show } from '../Context'

const maxEntries = 200

export const addAuditCommands = (program: Command, { deps }: Context, show: Show): void => {
  program
    .command('audit')
    .description('shows who did what, latest first')
    .option('--subject <text>', 'only entries about this subject')
    .action(async ({ subject }: { subject?: string }) => {
      const entries = await findAudit(deps.db, { subject, limit: maxEntries })
      show(entries.map(({ id: _, ...entry }) => entry))
    })
}
