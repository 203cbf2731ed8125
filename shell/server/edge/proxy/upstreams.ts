import { Agent } from 'undici'

const NO_LIMIT = 0
const connectMs = 3000
/** Must exceed the API's timeout for calls to the payment provider. */
const callHeadersMs = 20_000
const callBodyMs = 60_000
/** The API decodes and stores a photo before it responds. */
const uploadHeadersMs = 75_000

/** Streams and slow uploads must not exhaust the connections of other requests. */
export const createUpstreams = () => {
  const connect = { timeout: connectMs }
  return {
    calls: new Agent({ connect, headersTimeout: callHeadersMs, bodyTimeout: callBodyMs }),
    streams: new Agent({ connect, headersTimeout: callHeadersMs, bodyTimeout: NO_LIMIT }),
    uploads: new Agent({ connect, headersTimeout: uploadHeadersMs, bodyTimeout: callBodyMs }),
  }
}
