export const escapeMalformedUrl = (address: string): string => {
  try {
    decodeURI(address.split('?', 1)[0] ?? '')
    return address
  } catch {
    return address.replaceAll('%', '%25')
  }
}

/** Returns null if there is nothing to collapse. Browsers treat the text after `//` or `/\` as a host. */
export const collapseLeadingSlashes = (address: string): string | null =>
  /^[/\\]{2}/.test(address) ? address.replace(/^[/\\]+/, '/') : null
