import { Command, CommanderError } from 'commander'
import { ZodError } from 'zod'
import type { Deps } from '../src/app/deps'
import { DomainError } from '../src/http/DomainError'
import { BucketError } from '@duetto/shared/bucket'
import { RegistryError } from '@duetto/shared/registry'
import { errorTexts } from '@duetto/shared/contract/refusals'
import { OpsError } from './Context'
import type { Context, Show } from './Context'
import { addAuditCommands } from './commands/audit'
import { addBackupCommand } from './commands/backup'
import { addComplaintCommands } from './commands/complaints'
import { addDiscountCommands } from './commands/discounts'
import { addDoctorCommand } from './commands/doctor'
import { addFictionalCommands } from './commands/fictional'
import { addWeeksCommand } from './commands/weeks'
import { addFunnelCommand } from './commands/funnel'
import { addMediaCommands } from './commands/media'
import { addMemberCommands } from './commands/members'
import { addMethodCommands } from './commands/methods'
import { addOperatorCommands } from './commands/operators'
import { addPaymentCommands } from './commands/payments'
import { addAppealCommands } from './commands/appeals'
import { addPhotoCommands } from './commands/photos'
import { addSelfieCommands } from './commands/selfies'
import { addPlaceCommands } from './commands/places'
import { addReportCommands } from './commands/reports'
import { addLegalTextCommands } from './commands/legalTexts'
import { addSettingsCommands } from './commands/settings'
import { addRemoteCommands } from './commands/remotes'
import { addTransparencyCommand } from './commands/transparency'
import { formatShown } from './table'

export interface OpsResult {
  code: number
  output: string
}

const groups = [
  addPhotoCommands,
  addSelfieCommands,
  addMediaCommands,
  addAppealCommands,
  addReportCommands,
  addComplaintCommands,
  addTransparencyCommand,
  addPaymentCommands,
  addDiscountCommands,
  addFunnelCommand,
  addWeeksCommand,
  addMethodCommands,
  addSettingsCommands,
  addLegalTextCommands,
  addPlaceCommands,
  addMemberCommands,
  addFictionalCommands,
  addRemoteCommands,
  addOperatorCommands,
  addAuditCommands,
  addBackupCommand,
  addDoctorCommand,
]

export const helpDeps = { config: { registryBucket: null } } as unknown as Deps

export const runOps = async (context: Context, args: readonly string[]): Promise<OpsResult> => {
  let output = ''
  const write = (text: string) => {
    output += text
  }
  const program = new Command('ops')
    .description('Runs the site. Every change is recorded in the audit log.')
    .option('--json', 'print JSON')
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: write })
  const show: Show = (result, format) => {
    const { json: isJson = false } = program.opts<{ json?: true }>()
    write(
      formatShown(result, {
        isJson,
        isCsv: format === 'csv',
        widest: format === 'whole' ? Infinity : undefined,
      }),
    )
  }
  for (const add of groups) add(program, context, show)
  inheritOverrides(program)
  try {
    await program.parseAsync([...args], { from: 'user' })
    return { code: 0, output }
  } catch (error) {
    if (error instanceof CommanderError) return { code: error.exitCode, output }
    return { code: 1, output: `${output}${sentenceOf(error)}\n` }
  }
}

const inheritOverrides = (command: Command): void => {
  for (const child of command.commands) {
    child.copyInheritedSettings(command)
    inheritOverrides(child)
  }
}

const sentenceOf = (error: unknown): string => {
  if (error instanceof OpsError || error instanceof RegistryError || error instanceof BucketError)
    return error.message
  if (error instanceof DomainError) return `${errorTexts[error.code]} ${JSON.stringify(error.details)}`
  if (error instanceof ZodError) {
    const issue = error.issues[0]
    return `${issue?.path.join('.') || 'The value'}: ${issue?.message ?? 'is not valid'}`
  }
  throw error
}
