import { networkOf } from '@duetto/shared/limits'

/** Loopback addresses of development and tests, to which `perNetwork` does not apply. */
const loopback: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/**
 * Maximum browsers counted per network and result, because one person can have many cookies. The limit for `up` stops
 * one network from hiding the failures of others.
 */
const perNetwork = { up: 20, failed: 1 }
const browsersMax = 10_000

export interface Browsers {
  names: Set<string>
  at: Map<string, number>
}
export interface BrowserSets {
  up: Browsers
  failed: Browsers
}
const noBrowsers = (): Browsers => ({ names: new Set(), at: new Map() })
export const noReports = (): BrowserSets => ({ up: noBrowsers(), failed: noBrowsers() })

export interface Report {
  browser: string
  ip: string
  isUp: boolean
}

export const addReport = (sets: BrowserSets, { browser, ip, isUp }: Report): void => {
  const kind = isUp ? 'up' : 'failed'
  const { names, at } = sets[kind]
  const name = browser || networkOf(ip)
  const network = loopback.includes(ip) ? name : networkOf(ip)
  if (names.size >= browsersMax || names.has(name)) return
  const known = at.get(network) ?? 0
  if (known >= perNetwork[kind]) return
  at.set(network, known + 1)
  names.add(name)
}

export const sizesOf = ({ up, failed }: BrowserSets): { up: number; failed: number } => ({
  up: up.names.size,
  failed: failed.names.size,
})
