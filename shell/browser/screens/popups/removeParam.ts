import type { Navigation } from '@duetto/shared/platform'

/** Removes a parameter from the URL without adding a history entry. */
export const removeParam = ({ get, replace }: Navigation, name: string): void => {
  const { pathname, search, hash, state } = get()
  const query = new URLSearchParams(search)
  query.delete(name)
  const rest = query.toString()
  replace(`${pathname}${rest && `?${rest}`}${hash}`, state)
}
