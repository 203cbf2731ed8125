import { createHttpClient } from '../../infra/http/createHttpClient'

export interface FoundGif {
  /** Prefixed with the library's name, for example `giphy-abc`. */
  id: string
  title: string
  url: string
  width: number
  height: number
}

/** Called by the API, not by browsers, so that the library does not learn members' IP addresses. */
export interface GifSource {
  name: 'klipy' | 'giphy'
  search: (words: string, language: string) => Promise<FoundGif[]>
  isPicture: (url: URL) => boolean
}

export interface GifSourceOptions {
  key: string
  apiUrl?: string
  isPicture?: (url: URL) => boolean
}

export const RESULTS_MAX = 24
const client = createHttpClient({ name: 'the library of animations', timeoutMs: 4_000 })

export const fetchJson = async (url: URL): Promise<unknown> => (await client.get(url.href)).data

export const isOn =
  (domain: string) =>
  ({ protocol, hostname, port }: URL): boolean =>
    protocol === 'https:' && port === '' && (hostname === domain || hostname.endsWith(`.${domain}`))
