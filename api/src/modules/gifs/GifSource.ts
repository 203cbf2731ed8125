import { createHttpClient } from '../../infra/http/createHttpClient'

export interface FoundGif {
  /** Name of the library and its id for the GIF, for example `giphy-abc`. */
  id: string
  title: string
  url: string
  width: number
  height: number
}

/** An external GIF library. The API calls it for members, so that their browsers do not contact it. */
export interface GifSource {
  name: 'klipy' | 'giphy'
  /** Searches GIFs; without words, returns the most popular ones. */
  search: (words: string, language: string) => Promise<FoundGif[]>
  isPicture: (url: URL) => boolean
}

export interface GifSourceOptions {
  key: string
  /** URL of the library's API; set only in tests. */
  apiUrl?: string
  isPicture?: (url: URL) => boolean
}

export const RESULTS_MAX = 24
const client = createHttpClient({ name: 'the library of animations', timeoutMs: 4_000 })

export const fetchJson = async (url: URL): Promise<unknown> => (await client.get(url.href)).data

/** Whether a URL uses HTTPS, on the default port, on this domain or a subdomain. */
export const isOn =
  (domain: string) =>
  ({ protocol, hostname, port }: URL): boolean =>
    protocol === 'https:' && port === '' && (hostname === domain || hostname.endsWith(`.${domain}`))
