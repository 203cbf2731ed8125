/** Some origin: what is left of an address there tells whether it leads away. */
const here = 'http://here'

/** Calls and files: whoever goes on to a call of their own accord would make it. Servers decode a path before they look at it. */
const isNoPage = (pathname: string): boolean => {
  try {
    return /^\/(api|media)(\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/**
 * An address given by somebody else as a page of this site; null where it leads to another one, or to no page. Browsers drop
 * tabs and take a backslash for a slash, so it is resolved as they do.
 */
export const internalPath = (given: string | null | undefined): string | null => {
  if (!given?.startsWith('/') || /[\\\s]/.test(given) || !URL.canParse(given, here)) return null
  const { origin, pathname, search, hash } = new URL(given, here)
  if (origin !== here || pathname.startsWith('//') || isNoPage(pathname)) return null
  return `${pathname}${search}${hash}`
}
