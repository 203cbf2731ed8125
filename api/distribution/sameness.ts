/** Which names stand for the same value. */
export const createSameness = () => {
  const groups = new Map<string, Set<string>>()
  const groupOf = (name: string): Set<string> => {
    const known = groups.get(name) ?? new Set([name])
    groups.set(name, known)
    return known
  }
  return {
    groupOf,
    join: (a?: string, b?: string): void => {
      if (a === undefined || b === undefined) return
      const into = groupOf(a)
      for (const name of groupOf(b)) {
        into.add(name)
        groups.set(name, into)
      }
    },
  }
}
