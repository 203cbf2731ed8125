const here = 'http://here'

/** API calls and uploaded files. Servers decode a path before they route it. */
const isNoPage = (pathname: string): boolean => {
  try {
    return /^\/(api|media)(\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/**
 * Validates an untrusted address as a page of this site, e.g. a redirect target. Null for other origins, API
 * calls and files. Rejects backslashes and white space, which browsers normalise into another address.
 */
export const internalPath = (input: string | null | undefined): string | null => {
  if (!input?.startsWith('/') || /[\\\s]/.test(input) || !URL.canParse(input, here)) return null
  const { origin, pathname, search, hash } = new URL(input, here)
  if (origin !== here || pathname.startsWith('//') || isNoPage(pathname)) return null
  return `${pathname}${search}${hash}`
}
