import { makeHttpClient } from '../../infra/http/makeHttpClient'

/** An animation of an outside library. */
export interface FoundGif {
  /** Name of the library and its id there: `giphy-abc`. */
  id: string
  title: string
  url: string
  width: number
  height: number
}

/** An outside library. Who searches is not told to it; members' browsers never talk to it. */
export interface GifSource {
  name: 'klipy' | 'giphy'
  /** The most popular without words. Rejects when it does not answer in time or not as documented. */
  search: (words: string, language: string) => Promise<FoundGif[]>
  /** Whether an address is one of its pictures. */
  isPicture: (url: URL) => boolean
}

export interface GifSourceOptions {
  key: string
  /** Set in tests. */
  apiUrl?: string
  isPicture?: (url: URL) => boolean
}

export const RESULTS_MAX = 24
const client = makeHttpClient({ name: 'the library of animations', timeoutMs: 4_000 })

export const fetchJson = async (url: URL): Promise<unknown> => (await client.get(url.href)).data

/** Over https from a host of this domain. */
export const isOn =
  (domain: string) =>
  ({ protocol, hostname, port }: URL): boolean =>
    protocol === 'https:' && port === '' && (hostname === domain || hostname.endsWith(`.${domain}`))
