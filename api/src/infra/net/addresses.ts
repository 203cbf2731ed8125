import { lookup } from 'node:dns'
import type { LookupAddress, LookupOptions } from 'node:dns'
import { BlockList, isIP } from 'node:net'

const closed = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  // Special-purpose and documentation ranges, and 6to4 tunnels to IPv4 addresses.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, prefix, 'ipv6')

const routed = new BlockList()
routed.addSubnet('2000::', 3, 'ipv6')

export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4')
  return routed.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** The host may still resolve to a private address, so connect with `lookupPublic`. Throws for an invalid URL. */
export const isPublicEndpoint = (text: string): boolean => {
  const { protocol, port, hostname: host, username, password } = new URL(text)
  const hostname = host.replace(/\.+$/, '')
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    hostname.includes('.') &&
    isIP(hostname) === 0 &&
    !/\.(local|internal|localhost|home\.arpa)$/i.test(hostname)
  )
}

type Answer = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void

/** `dns.lookup` that prevents SSRF: fails if any of the addresses is not public. */
export const lookupPublic = (hostname: string, options: LookupOptions, answer: Answer): void => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[] | undefined
    const reason =
      error ?? (addresses?.every(({ address }) => isPublicAddress(address)) ? null : refusal(hostname))
    if (reason || !addresses?.[0]) return answer(reason ?? refusal(hostname), [])
    if (options.all) answer(null, addresses)
    else answer(null, addresses[0].address, addresses[0].family)
  })
}

const refusal = (hostname: string) => new Error(`${hostname} does not lead to the public internet`)
