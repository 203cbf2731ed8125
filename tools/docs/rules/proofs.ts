export interface ProofTable {
  document: string
  text: string
  least: number
}

/**
 * Returns an error for each promise without an existing test, and one if there are fewer than `least` rows. Rows have
 * the form "| 1 | promise | `file`: title |".
 */
export const proofErrors = (
  { document, text, least }: ProofTable,
  read: (path: string) => string | null,
): string[] => {
  const rows = text.match(/^\|\s+[\d.]+\s+\|.*$/gm) ?? []
  const errors = rows.flatMap((row) => {
    const [, file, title] = /\|\s+`([^`]+)`: (.+?)\s+\|$/.exec(row) ?? []
    if (!file || !title) return `${document}: "${row.slice(0, 60)}" names no test`
    return read(file)?.includes(title) ? [] : `${document}: ${file} has no test "${title}"`
  })
  return rows.length < least
    ? [...errors, `${document} has ${rows.length} rows with a test; ${least} or more are expected`]
    : errors
}
