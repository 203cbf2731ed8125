import type { Navigation } from '@duetto/shared/platform'

export const removeParam = ({ get, replace }: Navigation, name: string): void => {
  const { pathname, search, hash, state } = get()
  const query = new URLSearchParams(search)
  query.delete(name)
  const rest = query.toString()
  replace(`${pathname}${rest && `?${rest}`}${hash}`, state)
}
