import { Agent } from 'undici'

const NO_LIMIT = 0
const connectMs = 3000
/** The slowest call waits for the payment provider, which has 8 s. */
const callHeadersMs = 20_000
const callBodyMs = 60_000
/** A photo is read, decoded and stored before the response. */
const uploadHeadersMs = 75_000

/**
 * Connections to the API by kind of traffic, so that long streams and slow uploads do not use up those of calls. If a
 * response arrives before the whole body was sent, undici closes the connection.
 */
export const createUpstreams = () => {
  const connect = { timeout: connectMs }
  return {
    calls: new Agent({ connect, headersTimeout: callHeadersMs, bodyTimeout: callBodyMs }),
    streams: new Agent({ connect, headersTimeout: callHeadersMs, bodyTimeout: NO_LIMIT }),
    uploads: new Agent({ connect, headersTimeout: uploadHeadersMs, bodyTimeout: callBodyMs }),
  }
}
