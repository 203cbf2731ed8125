import { lookup } from '@duetto/shared/domain'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** All currencies of the site have two decimals. */
const decimals = 2

/** Converts text to minor units without floating point. Empty text is 0. */
const minorSchema = z
  .string()
  .regex(/^\d*(\.\d{1,2})?$/)
  .transform((text) => {
    const [whole = '', part = ''] = text.split('.')
    return Number(whole + part.padEnd(decimals, '0'))
  })

const lineSchema = z.object({
  'Psp Reference': z.string(),
  'Merchant Reference': z.string(),
  Type: z.string(),
  'Gross Currency': z.string(),
  'Gross Debit (GC)': minorSchema,
  'Gross Credit (GC)': minorSchema,
})

export interface Settled {
  reference: string
  currency: string
  received: number
  refunded: number
  chargedBack: number
}

type Sum = 'received' | 'refunded' | 'chargedBack'
/** Lines of other types, such as fees and payouts, are skipped. */
const kinds: Record<string, { sum: Sum; sign: 1 | -1 }> = {
  Settled: { sum: 'received', sign: 1 },
  SettledReversed: { sum: 'received', sign: 1 },
  Refunded: { sum: 'refunded', sign: -1 },
  RefundedReversed: { sum: 'refunded', sign: -1 },
  Chargeback: { sum: 'chargedBack', sign: -1 },
  SecondChargeback: { sum: 'chargedBack', sign: -1 },
  ChargebackReversed: { sum: 'chargedBack', sign: -1 },
}

export class SettlementError extends Error {}

/**
 * Sums Adyen's settlement details report by merchant reference and currency, in minor units. Throws `SettlementError`
 * at the first invalid line, with its line number.
 */
export const readSettlement = (text: string): Settled[] => {
  const found = new Map<string, Settled>()
  for (const { record, info } of readRows(text)) {
    const parsed = lineSchema.safeParse(record)
    if (!parsed.success)
      throw new SettlementError(
        `line ${info.lines} cannot be read: ${parsed.error.issues[0]?.path.join('') ?? ''}`,
      )
    const line = parsed.data
    const kind = lookup(kinds, line.Type)
    if (!kind) continue
    const reference = line['Merchant Reference']
    const currency = line['Gross Currency']
    const key = `${reference} ${currency}`
    const settled = found.get(key) ?? { reference, currency, received: 0, refunded: 0, chargedBack: 0 }
    settled[kind.sum] += kind.sign * (line['Gross Credit (GC)'] - line['Gross Debit (GC)'])
    found.set(key, settled)
  }
  return [...found.values()]
}

const readRows = (text: string) => {
  try {
    return parse<{ record: unknown; info: { lines: number } }>(text, {
      columns: true,
      bom: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
    })
  } catch (error) {
    throw new SettlementError(error instanceof Error ? error.message : 'no CSV')
  }
}
