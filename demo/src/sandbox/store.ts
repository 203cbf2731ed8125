import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry, Mandate, Payment, Webhook } from './types'

export interface Store {
  save: (entry: Entry) => void
  payment: (id: string) => Payment | undefined
  paymentByReference: (reference: string) => Payment | undefined
  mandate: (id: string) => Mandate | undefined
  mandates: () => Mandate[]
  payments: () => Payment[]
  webhooks: () => Webhook[]
}

/** Opens and compacts an append-only JSON Lines file, in which the last line with an id wins. */
export const openStore = (folder: string): Store => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'entries.jsonl')
  const entries = readEntries(file)
  const compacted = `${file}.new`
  writeFileSync(compacted, [...entries.values()].map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  renameSync(compacted, file)
  const of = <Kind extends Entry['kind']>(kind: Kind) =>
    [...entries.values()].filter((entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind)
  const get = <Kind extends Entry['kind']>(kind: Kind, id: string) => {
    const entry = entries.get(id)
    return entry?.kind === kind ? (entry as Extract<Entry, { kind: Kind }>) : undefined
  }
  return {
    save: (entry) => {
      entries.set(entry.id, entry)
      appendFileSync(file, `${JSON.stringify(entry)}\n`)
    },
    payment: (id) => get('payment', id),
    paymentByReference: (reference) => of('payment').find((payment) => payment.reference === reference),
    mandate: (id) => get('mandate', id),
    mandates: () => of('mandate'),
    payments: () => of('payment'),
    webhooks: () => of('notice'),
  }
}

const readEntries = (file: string): Map<string, Entry> => {
  const entries = new Map<string, Entry>()
  if (!existsSync(file)) return entries
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    try {
      const entry = JSON.parse(line) as Entry
      entries.set(entry.id, entry)
    } catch {
      // Skip a line that was cut off when the process was killed.
    }
  }
  return entries
}
