const here = 'http://here'

/** Whether a path is malformed or below /api or /media. Decodes it first, because servers decode before routing. */
const isNoPage = (pathname: string): boolean => {
  try {
    return /^\/(api|media)(\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/**
 * Returns an untrusted path, such as a redirect target, with its query and fragment; null unless it can be a page of
 * this site. Rejects backslashes and white space, because browsers normalise them.
 */
export const internalPath = (input: string | null | undefined): string | null => {
  if (!input?.startsWith('/') || /[\\\s]/.test(input) || !URL.canParse(input, here)) return null
  const { origin, pathname, search, hash } = new URL(input, here)
  if (origin !== here || pathname.startsWith('//') || isNoPage(pathname)) return null
  return `${pathname}${search}${hash}`
}
