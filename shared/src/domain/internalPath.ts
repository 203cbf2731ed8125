const here = 'http://here'

/**
 * Whether a path belongs to an API endpoint or an uploaded file. Decodes it first, because servers decode before
 * routing.
 */
const isNoPage = (pathname: string): boolean => {
  try {
    return /^\/(api|media)(\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/**
 * Validates an untrusted URL, such as a redirect target, as a page of this site. Returns null for other origins, API
 * endpoints and files, and for URLs with backslashes or white space, which browsers normalise.
 */
export const internalPath = (input: string | null | undefined): string | null => {
  if (!input?.startsWith('/') || /[\\\s]/.test(input) || !URL.canParse(input, here)) return null
  const { origin, pathname, search, hash } = new URL(input, here)
  if (origin !== here || pathname.startsWith('//') || isNoPage(pathname)) return null
  return `${pathname}${search}${hash}`
}
