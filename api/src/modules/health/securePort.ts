/** Returns the port at which the site serves TLS; null if PUBLIC_URL is not https. */
export const securePort = (publicUrl: string): number | null => {
  const { protocol, port } = new URL(publicUrl)
  return protocol === 'https:' ? Number(port || 443) : null
}
