/**
 * Quotes a value if RFC 4180 requires it. Prefixes an apostrophe to text that spreadsheets would evaluate as a formula.
 */
const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = typeof value === 'number' ? text : text.replace(/^(?=[=+\-@\t\r])/, "'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`

export const toCsv = <Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): string => [columns, ...rows.map((row) => columns.map((name) => row[name]))].map(csvLine).join('')
