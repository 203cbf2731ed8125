/** A route and its owner, such as `mf-chat 1a2b` or `the shell 3c4d`. */
export interface Claim {
  owner: string
  id: string
  path: string
}

export const claimsOf = (owner: string, routes: Readonly<Record<string, { path: string }>>): Claim[] =>
  Object.entries(routes).map(([id, { path }]) => ({ owner, id, path }))

/** Returns the patterns that a route matches, with and without its optional parameters. Omits parameter names. */
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

/** Returns a message for each claimed route and other route that have the same id or a common pattern. */
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
