/** Safe for untrusted names: undefined for inherited properties, such as `constructor`. */
export const lookup = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined)
