import { afterLoginPath } from './addresses'

const here = 'http://here'

/** First path segments of addresses that are not pages. */
export const reservedSegments = ['api', 'f', 'icons', 'media', 'metrics', 'r', 'registry', 's']

/** Decodes the path first, because servers decode before routing. */
const isNoPage = (pathname: string): boolean => {
  try {
    const [, segment = ''] = decodeURIComponent(pathname).toLowerCase().split('/')
    return reservedSegments.includes(segment)
  } catch {
    return true
  }
}

/**
 * Returns the untrusted path if it can be a page of this site, otherwise null. Rejects backslashes and white space,
 * because browsers normalise them.
 */
export const internalPath = (input: string | null | undefined): string | null => {
  if (!input?.startsWith('/') || /[\\\s]/.test(input) || !URL.canParse(input, here)) return null
  const { origin, pathname, search, hash } = new URL(input, here)
  if (origin !== here || pathname.startsWith('//') || isNoPage(pathname)) return null
  return `${pathname}${search}${hash}`
}

/** The page to open after login. Ignores an untrusted path that is not a page of this site or is the login page. */
export const returnPath = (requested: string | null): string => {
  const path = internalPath(requested)
  return path && !/^\/login(?![\w-])/.test(path) ? path : afterLoginPath
}
