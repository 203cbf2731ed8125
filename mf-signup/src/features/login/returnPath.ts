import { afterLoginPath, internalPath } from '@duetto/shared/domain'

/** Where to go after login: a page of this site other than the login page itself, never another site. */
export const returnPath = (asked: string): string => {
  const path = internalPath(asked)
  return path && !/^\/login(?![\w-])/.test(path) ? path : afterLoginPath
}
