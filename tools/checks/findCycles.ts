/**
 * Returns some of the graph's cycles, at least one if there are any. Throws if the graph has no edges, because then no
 * import was resolved.
 */
export const findCycles = (graph: ReadonlyMap<string, readonly string[]>): string[][] => {
  if (![...graph.values()].some((targets) => targets.length > 0)) throw new Error('0 imports')
  const done = new Set<string>()
  const cycles: string[][] = []
  const visit = (name: string, path: readonly string[]): void => {
    const start = path.indexOf(name)
    if (start >= 0) {
      cycles.push([...path.slice(start), name])
      return
    }
    if (done.has(name)) return
    for (const target of graph.get(name) ?? []) visit(target, [...path, name])
    done.add(name)
  }
  for (const name of graph.keys()) visit(name, [])
  return cycles
}
