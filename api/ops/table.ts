import { toCsv } from '@duetto/shared/domain'
import type { Shown } from './Context'

const cell = (value: unknown, widest: number): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ')
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  // Members' texts could contain terminal escape sequences.
  const plain = text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
  return plain.length > widest ? `${plain.slice(0, widest - 1)}…` : plain
}

const lines = (rows: readonly Record<string, unknown>[], widest: number): string => {
  const first = rows[0]
  if (!first) return 'Nothing.\n'
  const names = Object.keys(first)
  const cells = [names, ...rows.map((row) => names.map((name) => cell(row[name], widest)))]
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  return cells
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('')
}

const csv = (rows: readonly Record<string, unknown>[]): string =>
  rows[0] ? toCsv(Object.keys(rows[0]), rows) : ''

export const formatShown = (
  result: Shown,
  { isJson, isCsv = false, widest = 60 }: { isJson: boolean; isCsv?: boolean; widest?: number },
): string => {
  if (isJson) return `${JSON.stringify(result, null, 2)}\n`
  if (isCsv || Array.isArray(result)) {
    const rows = [result].flat() as readonly Record<string, unknown>[]
    return isCsv ? csv(rows) : lines(rows, widest)
  }
  const entries = Object.entries(result)
  const width = Math.max(0, ...entries.map(([name]) => name.length))
  return entries
    .map(([name, value]) => `${name.padEnd(width)}  ${cell(value, Number.MAX_SAFE_INTEGER)}\n`)
    .join('')
}
