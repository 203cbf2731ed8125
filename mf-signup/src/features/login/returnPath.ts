import { afterLoginPath, internalPath } from '@duetto/shared/domain'

export const returnPath = (requested: string): string => {
  const path = internalPath(requested)
  return path && !/^\/login(?![\w-])/.test(path) ? path : afterLoginPath
}
