import type { z } from 'zod'
import type { ConsoleCall } from './calls'
import type { consoleContract } from './schemas'

type Contract = typeof consoleContract
type Part<Name extends ConsoleCall, Key extends 'query' | 'body'> =
  Contract[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

export type ConsoleQuery<Name extends ConsoleCall> = Part<Name, 'query'>
export type ConsoleBody<Name extends ConsoleCall> = Part<Name, 'body'>
export type ConsoleResponse<Name extends ConsoleCall> = z.output<Contract[Name]['response']>

export type ConsoleOperator = NonNullable<ConsoleResponse<'getSession'>['operator']>
export type ConsoleMemberRow = ConsoleResponse<'searchMembers'>['members'][number]
export type ConsoleMember = ConsoleResponse<'getMember'>['member']
export type ReviewedMedia = NonNullable<ConsoleResponse<'takeMedia'>['media']>
export type ReviewedSelfie = NonNullable<ConsoleResponse<'takeSelfie'>['selfie']>
export type ReviewedPhoto = NonNullable<ConsoleResponse<'takePhoto'>['photo']>
export type ReplyTemplate = ConsoleResponse<'listTemplates'>['templates'][number]
export type ConsoleReport = ConsoleResponse<'getReport'>['report']
export type ConsolePayment = ConsoleResponse<'getPayment'>['payment']
export type Reconciliation = ConsoleResponse<'reconcileDay'>
export type ConsolePaymentRow = ConsoleResponse<'listPayments'>['payments'][number]
