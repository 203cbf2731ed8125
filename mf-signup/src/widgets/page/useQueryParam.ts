import { usePlatformLocation } from '@duetto/shared/platform'

/** One query parameter; empty if absent. */
export const useQueryParam = (name: string): string =>
  new URLSearchParams(usePlatformLocation().search).get(name) ?? ''
