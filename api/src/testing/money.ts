import type { CallBody, Payment } from '@duetto/shared/contract'
import sql from 'sql-template-tag'
import type { Db } from '../infra/db/Db'
import { postEntry } from '../modules/ledger/ledger.repository'
import type { ProviderPayment } from '../modules/payments/provider/PaymentProvider'
import { createFakeProvider } from './fakeProvider'
import type { FakeProvider } from './fakeProvider'
import type { TestApp, TestAppOptions, TestMember } from './createTestApp'
import { useTestApp } from './useTestApp'

export const useProvider = (site: TestApp): FakeProvider => {
  const provider = createFakeProvider()
  site.deps.payments = provider
  return provider
}

export const debitForm = {
  package: 'p1',
  iban: 'NL91 ABNA 0417 1643 00',
  holder: 'Anna de Vries',
  phone: '06 1234 5678',
  agreement: true,
} as const

/** The code in the `index`th text message, by default the last one. */
export const smsCode = ({ smses }: Pick<TestApp, 'smses'>, index = -1): string =>
  /\d{6}/.exec(smses.at(index)?.text ?? '')?.[0] ?? ''

export const usePaymentSite = (options?: TestAppOptions): { site: TestApp; provider: FakeProvider } => {
  const site = useTestApp(options)
  const provider = {} as FakeProvider
  beforeEach(() => {
    for (const name of Object.keys(provider)) Reflect.deleteProperty(provider, name)
    site.deps.payments = createFakeProvider(provider)
  })
  return { site, provider }
}

let keys = 0
export const newKey = (): string => `money-key-${(keys += 1)}`

export const order = async (
  member: TestMember,
  body: CallBody<'startPayment'> = { package: 'p1', method: 'creditcard' },
  key = newKey(),
): Promise<Payment> => (await member.call('startPayment', { body, key })).payment

let notices = 0

export const notify = async (
  site: TestApp,
  payment: ProviderPayment | null,
  { id = `notice-${(notices += 1)}`, signed = true } = {},
): Promise<number> => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/payment-webhook/sandbox',
    headers: { 'content-type': 'application/json', 'x-fake': signed ? 'signed' : 'no' },
    payload: JSON.stringify({ id, payment }),
  })
  return answer.statusCode
}

export const shown = async (member: TestMember, id: number): Promise<Payment> =>
  (await member.call('getPayment', { query: { id } })).payment

export const buy = async (
  site: TestApp,
  provider: FakeProvider,
  member: TestMember,
  body?: CallBody<'startPayment'>,
): Promise<Payment> => {
  const { payment_id: id } = await order(member, body)
  await notify(site, provider.set(provider.last().reference, { state: 'paid' }))
  return shown(member, id)
}

export const storedCard = { id: 'mdt-1', label: 'Visa •••• 4242' }

export const buyWithStoredCard = async (
  site: TestApp,
  provider: FakeProvider,
  member: TestMember,
  mandate = storedCard,
): Promise<TestMember> => {
  await order(member)
  await notify(site, provider.set(provider.last().reference, { state: 'paid', mandate }))
  return member
}

export const addDiscountCode = (
  { db }: TestApp,
  code: string,
  percent: number,
  validity = 'once-per-user',
): Promise<number> =>
  db.run(sql`insert into discount_codes (code, percent, validity) values (${code}, ${percent}, ${validity})`)

/** `credits`, `ledger` and `lots` must always be equal. */
export const books = (
  db: Db,
  userId: number,
): Promise<{ credits: number; ledger: number; lots: number; paid_user: boolean }> =>
  db.one(sql`
    select credits, paid_user,
      (select coalesce(sum(e.credits), 0)::int from ledger_entries e where e.user_id = ${userId}) as ledger,
      (select coalesce(sum(l.remaining), 0)::int from open_lots(${userId}) l) as lots
    from wallets where user_id = ${userId}`)

export const spend = (db: Db, userId: number, credits: number): Promise<unknown> =>
  postEntry(db, { userId, credits: -credits, kind: 'gift', sourceKey: newKey() })
