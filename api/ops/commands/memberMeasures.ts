import { measureSchemas } from '@duetto/shared/contract/console/schemas'
import { houseRules, restrictionDays } from '@duetto/shared/domain'
import { Option } from 'commander'
import type { Command } from 'commander'
import {
  liftRestriction,
  restrictMember,
  warnMember,
} from '../../src/modules/accounts/standing/measures.service'
import { restoreMember, suspendMember } from '../../src/modules/accounts/standing/standing.service'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readId, readReason } from '../values'

interface Options {
  rule: string
  text: string
  days?: number
}

export const addMeasureCommands = (members: Command, { deps, actor }: Context, show: Show): void => {
  const operator = { name: actor }
  const measure = (name: string, description: string) =>
    members
      .command(`${name} <id>`)
      .description(description)
      .addOption(new Option('--rule <rule>', 'the house rule').choices(houseRules).makeOptionMandatory())
      .requiredOption('--text <text>', 'what the member reads, in their language', readReason)
  measure('warn', 'warns a member by e-mail and on the site').action(async (id: string, options: Options) => {
    const body = measureSchemas.warnMember.body.parse({ ...options, id: readId(id) })
    if (!(await warnMember(deps, operator, body))) throw notActive(id)
    show({ member: body.id, warned: true })
  })
  measure('restrict', 'no likes and no new conversations for some days')
    .addOption(
      new Option('--days <days>', 'how long')
        .choices(restrictionDays.map(String))
        .argParser(Number)
        .makeOptionMandatory(),
    )
    .action(async (id: string, options: Options) => {
      const body = measureSchemas.restrictMember.body.parse({ ...options, id: readId(id) })
      if (!(await restrictMember(deps, operator, body))) throw notActive(id)
      show({ member: body.id, restricted_days: body.days })
    })
  measure('suspend', 'suspends a member immediately').action(async (id: string, options: Options) => {
    const body = measureSchemas.suspendMember.body.parse({ ...options, id: readId(id) })
    if (!(await suspendMember(deps, operator, body))) throw notActive(id)
    show({ member: body.id, status: 'suspended' })
  })
  members
    .command('restore <id>')
    .description('lifts a member’s suspension')
    .requiredOption('--reason <text>', 'for the audit log', readReason)
    .action(async (id: string, { reason }: { reason: string }) => {
      if (!(await restoreMember(deps, operator, { id: readId(id), reason })))
        throw new OpsError(`Member ${id} is not suspended.`)
      show({ member: readId(id), status: 'active' })
    })
  members
    .command('lift-restriction <id>')
    .description('ends a member’s restriction')
    .requiredOption('--reason <text>', 'for the audit log', readReason)
    .action(async (id: string, { reason }: { reason: string }) => {
      if (!(await liftRestriction(deps, operator, { id: readId(id), reason })))
        throw new OpsError(`Member ${id} is not restricted.`)
      show({ member: readId(id), restricted: false })
    })
}

const notActive = (id: string) => new OpsError(`There is no active member ${id}.`)
