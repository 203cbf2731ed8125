const here = 'http://here'

/** First path segments of addresses that are no pages. */
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
 * Null unless the untrusted path can be a page of this site. Rejects backslashes and white space, because browsers
 * normalise them.
 */
export const internalPath = (input: string | null | undefined): string | null => {
  if (!input?.startsWith('/') || /[\\\s]/.test(input) || !URL.canParse(input, here)) return null
  const { origin, pathname, search, hash } = new URL(input, here)
  if (origin !== here || pathname.startsWith('//') || isNoPage(pathname)) return null
  return `${pathname}${search}${hash}`
}
