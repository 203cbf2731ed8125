/** An address that cannot be decoded is asked for as the letters it is made of, which leads nowhere: a 404 with the page. */
export const escapeMalformedUrl = (address: string): string => {
  try {
    decodeURI(address.split('?', 1)[0] ?? '')
    return address
  } catch {
    return address.replaceAll('%', '%25')
  }
}

/** Where an address that begins with several slashes leads; null for others. Never to another host. */
export const collapseLeadingSlashes = (address: string): string | null =>
  /^[/\\]{2}/.test(address) ? address.replace(/^[/\\]+/, '/') : null
