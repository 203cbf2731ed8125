import { makeHttpClient } from '../../infra/http/makeHttpClient'

/** A GIF from an external library. */
export interface FoundGif {
  /** Name of the library and its id: `giphy-abc`. */
  id: string
  title: string
  url: string
  width: number
  height: number
}

/** An external GIF library. It does not learn who searches; members' browsers never contact it. */
export interface GifSource {
  name: 'klipy' | 'giphy'
  /** The most popular ones if there are no words. Rejects if it does not answer in time or as documented. */
  search: (words: string, language: string) => Promise<FoundGif[]>
  /** Whether a URL is one of its pictures. */
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

/** Https on a host of this domain. */
export const isOn =
  (domain: string) =>
  ({ protocol, hostname, port }: URL): boolean =>
    protocol === 'https:' && port === '' && (hostname === domain || hostname.endsWith(`.${domain}`))
