export const securePort = (publicUrl: string): number | null => {
  const { protocol, port } = new URL(publicUrl)
  return protocol === 'https:' ? Number(port || 443) : null
}
