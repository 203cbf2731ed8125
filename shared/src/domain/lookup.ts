/**
 * The table's own value under a name from outside (an address, a header, an answer). Undefined for names that only the
 * prototype has, such as `constructor`.
 */
export const lookup = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined)
