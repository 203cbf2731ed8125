import { operatorRoles } from '@duetto/shared/contract/console'
import type { OperatorRole } from '@duetto/shared/contract/console'
import { Option } from 'commander'
import type { Command } from 'commander'
import { findOperator, findOperators } from '../../src/modules/operators/operators.repository'
import {
  addOperator,
  normalizeLogin,
  removeOperator,
  resetOperator,
} from '../../src/modules/operators/operators.service'
import { currentCode } from '../../src/modules/operators/secondFactor'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readLogin } from '../values'

export const addOperatorCommands = (program: Command, { deps, actor }: Context, show: Show): void => {
  const by = { name: actor }
  const operators = program.command('operators').description('people who may use the console')
  operators
    .command('list')
    .description('lists operators with their roles')
    .action(async () => show(await findOperators(deps.db)))
  operators
    .command('add <login>')
    .description('adds an operator and prints a one-time password for the first log-in')
    .addOption(new Option('--role <role>', 'what they may do').choices(operatorRoles).makeOptionMandatory())
    .action(async (typed: string, { role }: { role: OperatorRole }) => {
      const login = readLogin(typed)
      const { password, expiresAt } = await addOperator(deps, by, { login, role })
      show({ login, role, password, valid_until: expiresAt })
    })
  operators
    .command('reset <login>')
    .description('prints a new one-time password; the second factor is set up again; lifts a removal')
    .action(async (typed: string) => {
      const login = normalizeLogin(typed)
      const { password, expiresAt } = await resetOperator(deps, by, login)
      show({ login, password, valid_until: expiresAt })
    })
  operators
    .command('remove <login>')
    .description('ends the access of an operator; the audit log keeps their name')
    .action(async (typed: string) => {
      const login = normalizeLogin(typed)
      await removeOperator(deps, by, login)
      show({ login, status: 'removed' })
    })
  if (!deps.config.demo) return
  operators
    .command('code <login>')
    .description('prints the current code of a demo operator; only in the demo')
    .action(async (typed: string) => {
      const operator = await findOperator(deps.db, normalizeLogin(typed))
      if (!operator?.totp_secret) throw new OpsError(`${typed} has no second factor.`)
      show({ login: operator.login, code: currentCode(operator.totp_secret, deps.now()) })
    })
}
