/**
 * Returns a function that picks the name at `position` of `names`, or the last unused one if that is taken. A name
 * repeats only after all names of the list.
 */
export const createNames = () => {
  const used = new Set<string>()
  return (names: readonly string[], position: number): string => {
    const own = names[position]
    const candidates = own === undefined ? names.toReversed() : [own, ...names.toReversed()]
    const name = candidates.find((each) => !used.has(each)) ?? names[position % names.length] ?? 'Alex'
    used.add(name)
    return name
  }
}
