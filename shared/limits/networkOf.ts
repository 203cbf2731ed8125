import { isIP } from 'node:net'

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))

/**
 * Returns the rate-limit key of an address: an IPv4 address, also if mapped to IPv6, or the /64 network of an IPv6
 * address, because one customer controls a whole /64.
 */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const [first, last] = [groups(head), groups(tail ?? '')]
  const left = tail === undefined ? 0 : 8 - first.length - last.length
  const network = [...first, ...Array<string>(left).fill('0'), ...last].slice(0, 4)
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}
