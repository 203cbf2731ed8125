import type { PublishedSkeletons } from '@duetto/shared/registry'

/** The skeleton of a route: the variant for a parameter of the address, otherwise the route's own; null without one. */
export const skeletonOf = (
  skeletons: PublishedSkeletons | null,
  route: string,
  search: URLSearchParams,
): PublishedSkeletons[string] | null => {
  const prefix = `${route}?`
  const variant = Object.keys(skeletons ?? {}).find(
    (name) => name.startsWith(prefix) && search.has(name.slice(prefix.length)),
  )
  return skeletons?.[variant ?? route] ?? null
}
