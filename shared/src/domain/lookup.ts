/**
 * Returns the table's own value for a name. Safe for untrusted names: undefined for inherited ones, such as
 * `constructor`.
 */
export const lookup = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined)
