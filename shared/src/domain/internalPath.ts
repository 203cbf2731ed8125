import { afterLoginPath } from './addresses'

const here = 'http://here'

export const reservedSegments = ['api', 'f', 'icons', 'media', 'metrics', 'r', 'registry', 's']

/** Decodes the path, because servers decode it before routing. */
const isNoPage = (pathname: string): boolean => {
  try {
    const [, segment = ''] = decodeURIComponent(pathname).toLowerCase().split('/')
    return reservedSegments.includes(segment)
  } catch {
    return true
  }
}

/**
 * Returns null for an untrusted path that cannot be a page of this site. Rejects backslashes and white space, which
 * browsers could turn into another address, and paths inside the site that are not pages (`/api/…`, `/media/…`).
 */
export const internalPath = (input: string | null | undefined): string | null => {
  if (!input?.startsWith('/') || /[\\\s]/.test(input) || !URL.canParse(input, here)) return null
  const { origin, pathname, search, hash } = new URL(input, here)
  if (origin !== here || pathname.startsWith('//') || isNoPage(pathname)) return null
  return `${pathname}${search}${hash}`
}

/** Page to open after login: the requested one, unless it is outside this site or the login page itself. */
export const returnPath = (requested: string | null): string => {
  const path = internalPath(requested)
  return path && !/^\/login(?![\w-])/.test(path) ? path : afterLoginPath
}
