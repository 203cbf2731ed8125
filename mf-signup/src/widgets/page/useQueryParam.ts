import { usePlatformLocation } from '@duetto/shared/platform'

export const useQueryParam = (name: string): string =>
  new URLSearchParams(usePlatformLocation().search).get(name) ?? ''
