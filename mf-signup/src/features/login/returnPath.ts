import { afterLoginPath, internalPath } from '@duetto/shared/domain'

/** Path to open after login: same-origin, and not the login page itself. */
export const returnPath = (requested: string): string => {
  const path = internalPath(requested)
  return path && !/^\/login(?![\w-])/.test(path) ? path : afterLoginPath
}
