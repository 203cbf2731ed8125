const here = 'http://here'

/**
 * Whether a path is malformed or belongs to an API endpoint or an uploaded file. Decodes it first, because servers
 * decode before routing.
 */
const isNoPage = (pathname: string): boolean => {
  try {
    return /^\/(api|media)(\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/**
 * Returns the path of an untrusted URL, such as a redirect target, if it is a page of this site; otherwise null. Also
 * rejects backslashes and white space, which browsers normalise.
 */
export const internalPath = (input: string | null | undefined): string | null => {
  if (!input?.startsWith('/') || /[\\\s]/.test(input) || !URL.canParse(input, here)) return null
  const { origin, pathname, search, hash } = new URL(input, here)
  if (origin !== here || pathname.startsWith('//') || isNoPage(pathname)) return null
  return `${pathname}${search}${hash}`
}
