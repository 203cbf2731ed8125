import { usePlatformLocation } from '@duetto/shared/platform'

/** One parameter of the address; empty where it is not there. */
export const useQueryParam = (name: string): string =>
  new URLSearchParams(usePlatformLocation().search).get(name) ?? ''
