/** Escapes the percent signs of a URL whose path cannot be decoded, so that it gets the 404 page. */
export const escapeMalformedUrl = (address: string): string => {
  try {
    decodeURI(address.split('?', 1)[0] ?? '')
    return address
  } catch {
    return address.replaceAll('%', '%25')
  }
}

/**
 * Returns the redirect target of a URL that starts with several slashes or backslashes, after which a browser would
 * read a host; null for other URLs.
 */
export const collapseLeadingSlashes = (address: string): string | null =>
  /^[/\\]{2}/.test(address) ? address.replace(/^[/\\]+/, '/') : null
