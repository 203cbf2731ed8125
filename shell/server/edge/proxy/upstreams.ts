import { Agent } from 'undici'

const NO_LIMIT = 0
const connectMs = 3000
/** Timeout for the response headers in ms. The slowest requests wait for the payment provider. */
const callHeadersMs = 20_000
const callBodyMs = 60_000
/** Timeout for the response to an upload in ms. A photo is read, decoded and stored before the response. */
const uploadHeadersMs = 75_000

/**
 * Creates a separate pool of connections to the API for each kind of traffic, so that long streams and slow uploads do
 * not exhaust the connections of other requests.
 */
export const createUpstreams = () => {
  const connect = { timeout: connectMs }
  return {
    calls: new Agent({ connect, headersTimeout: callHeadersMs, bodyTimeout: callBodyMs }),
    streams: new Agent({ connect, headersTimeout: callHeadersMs, bodyTimeout: NO_LIMIT }),
    uploads: new Agent({ connect, headersTimeout: uploadHeadersMs, bodyTimeout: callBodyMs }),
  }
}
