import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry, Mandate, Notice, Payment } from './types'

export interface Store {
  save: (entry: Entry) => void
  payment: (id: string) => Payment | undefined
  paymentByReference: (reference: string) => Payment | undefined
  mandate: (id: string) => Mandate | undefined
  mandates: () => Mandate[]
  payments: () => Payment[]
  notices: () => Notice[]
}

/** The sandbox's storage: one file of JSON lines, where the last line about an object counts. */
export const openStore = (folder: string): Store => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'entries.jsonl')
  const entries = readEntries(file)
  const draft = `${file}.new`
  writeFileSync(draft, [...entries.values()].map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  renameSync(draft, file)
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
    notices: () => of('notice'),
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
      // the last line of a process that was killed while it wrote
    }
  }
  return entries
}
