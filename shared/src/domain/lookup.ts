/**
 * Reads an own property by an untrusted name, such as one from a URL. Returns undefined for inherited names, such as
 * `constructor`.
 */
export const lookup = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined)
