import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'

export const addComplaintCommands = (program: Command, context: Context, show: Show): void => {
  const { db } = context.deps
  const complaints = program.command('complaints').description('complaints about the service')
  complaints
    .command('list')
    .description('lists open complaints, oldest first')
    .option('--all', 'include answered ones')
    .action(async ({ all }: { all?: true }) =>
      show(
        await db.many<Record<string, unknown>>(sql`
          select reference, user_id as member, name, email, subject, text, status, created_at from complaints
          where status = 'open' or ${all === true} order by created_at, id limit 200`),
      ),
    )
  complaints
    .command('answered <reference>')
    .description('marks a complaint as answered; answer it by e-mail first')
    .action(async (reference: string) => {
      await db.tx(async (tx) => {
        const changed = await tx.run(sql`
          update complaints set status = 'answered' where reference = ${reference} and status = 'open'`)
        if (changed === 0) throw new OpsError(`There is no open complaint ${reference}.`)
        await audit(tx, context, { action: 'complaint answered', subject: reference })
      })
      show({ reference, status: 'answered' })
    })
}
