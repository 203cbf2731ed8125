export interface Claim {
  owner: string
  id: string
  path: string
}

export const claimsOf = (owner: string, routes: Readonly<Record<string, { path: string }>>): Claim[] =>
  Object.entries(routes).map(([id, { path }]) => ({ owner, id, path }))

const shapesOf = (path: string): string[] => {
  const parts = path.split('/').slice(1)
  const least = parts.filter((part) => !part.endsWith('?')).length
  const shape = parts.map((part) => (part.startsWith(':') ? ':' : part))
  return parts.flatMap((_, index) => (index + 1 >= least ? [shape.slice(0, index + 1).join('/')] : []))
}

const overlap = (one: Claim, other: Claim): boolean => {
  const shapes = new Set(shapesOf(one.path))
  return one.id === other.id || shapesOf(other.path).some((shape) => shapes.has(shape))
}

export const routeConflicts = (claims: readonly Claim[], others: readonly Claim[]): string[] =>
  claims.flatMap((claim) =>
    others
      .filter((other) => overlap(claim, other))
      .map(
        (other) =>
          `${claim.owner} claims the page ${claim.id} (${claim.path}), and ${other.owner} has ${other.id} (${other.path}). ` +
          `Give it another id and path, or first publish a build of ${other.owner.split(' ').slice(0, -1).join(' ')} without it.`,
      ),
  )
