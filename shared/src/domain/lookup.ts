/**
 * Looks up the table's own value under an untrusted name (from a URL, a header, a response). Undefined for names that only the
 * prototype has, such as `constructor`.
 */
export const lookup = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined)
