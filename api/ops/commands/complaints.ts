import { caseSchemas } from '@duetto/shared/contract/console/schemas'
import type { Command } from 'commander'
import { findComplaints } from '../../src/modules/reports/complaints.repository'
import { answerComplaint } from '../../src/modules/reports/complaints.service'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'

const rowsMax = 200

export const addComplaintCommands = (program: Command, { deps, actor }: Context, show: Show): void => {
  const complaints = program.command('complaints').description('complaints about the service')
  const close = async (reference: string, answer: string | null) => {
    if ((await answerComplaint(deps, { name: actor }, { reference, answer })) !== 'answered')
      throw new OpsError(`There is no open complaint ${reference}.`)
    show({ reference, status: 'answered' })
  }
  complaints
    .command('list')
    .description('lists open complaints, oldest first')
    .option('--all', 'include answered ones')
    .action(async ({ all = false }: { all?: boolean }) =>
      show(await findComplaints(deps.db, { all, limit: rowsMax, offset: 0 })),
    )
  complaints
    .command('answer <reference>')
    .description('answers a complaint by e-mail and closes it')
    .requiredOption('--text <text>', 'the answer, in the language of the complaint')
    .action((reference: string, { text }: { text: string }) =>
      close(reference, caseSchemas.answerComplaint.body.shape.answer.parse(text)),
    )
  complaints
    .command('answered <reference>')
    .description('closes a complaint that was answered by other means')
    .action((reference: string) => close(reference, null))
}
