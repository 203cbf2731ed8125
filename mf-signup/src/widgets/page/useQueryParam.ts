import { usePlatformLocation } from '@duetto/shared/platform'

/** A query parameter, or an empty string. */
export const useQueryParam = (name: string): string =>
  new URLSearchParams(usePlatformLocation().search).get(name) ?? ''
