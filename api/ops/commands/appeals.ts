import type { Command } from 'commander'
import { decideAppeal } from '../../src/modules/photos/appealDecision.service'
import { findAppeals } from '../../src/modules/photos/appeals.repository'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readId, readReason } from '../values'

const rowsMax = 200
const outcomes = { uphold: 'upheld', overturn: 'overturned' } as const

export const addAppealCommands = (program: Command, { deps, actor }: Context, show: Show): void => {
  const appeals = program.command('appeals').description('appeals against the refusal of a photo')
  appeals
    .command('list')
    .description('lists open appeals, oldest first')
    .option('--all', 'include decided ones')
    .action(async ({ all = false }: { all?: boolean }) =>
      show(await findAppeals(deps.db, { all, limit: rowsMax, offset: 0 })),
    )
  for (const name of ['uphold', 'overturn'] as const)
    appeals
      .command(`${name} <photo>`)
      .description(
        name === 'uphold'
          ? 'keeps the photo refused and tells its owner'
          : 'approves the photo after all and tells its owner',
      )
      .requiredOption('--decision <text>', 'what is told, one or two sentences', readReason)
      .action(async (typed: string, { decision }: { decision: string }) => {
        const [photo, status] = [readId(typed), outcomes[name]]
        const outcome = await decideAppeal(deps, { name: actor }, { photo, status, decision })
        if (outcome !== 'decided') throw new OpsError(`There is no open appeal for photo ${photo}.`)
        show({ photo, status })
      })
}
