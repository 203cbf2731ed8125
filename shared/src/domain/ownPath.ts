/** Some origin: what is left of an address there tells whether it leads away. */
const here = 'http://here'

/**
 * An address given by somebody else as a path of this site; null where it leads to another one. Browsers drop tabs and take
 * a backslash for a slash, so it is resolved as they do.
 */
export const ownPath = (given: string | null | undefined): string | null => {
  if (!given?.startsWith('/') || /[\\\s]/.test(given) || !URL.canParse(given, here)) return null
  const { origin, pathname, search, hash } = new URL(given, here)
  return origin === here && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}
