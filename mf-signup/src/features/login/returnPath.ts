import { afterLoginPath, internalPath } from '@duetto/shared/domain'

/** Returns the requested path if it is a page of this site other than login, otherwise `afterLoginPath`. */
export const returnPath = (requested: string): string => {
  const path = internalPath(requested)
  return path && !/^\/login(?![\w-])/.test(path) ? path : afterLoginPath
}
