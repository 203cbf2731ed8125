import { Agent } from 'undici'

const NO_LIMIT = 0
const connectMs = 3000
/** The slowest call waits for the payment provider, which has 8 s. */
const callHeadersMs = 20_000
const callBodyMs = 60_000
/** A picture is read, decoded and written before it is answered. */
const uploadHeadersMs = 75_000

/**
 * Connections to the API, by what they carry. None has a cap that one kind of request could use up for another:
 * streams stay open for hours, uploads come as slowly as their sender likes. A connection whose answer came before
 * the whole body was sent is closed by undici, never used again.
 */
export const createUpstreams = () => {
  const connect = { timeout: connectMs }
  return {
    calls: new Agent({ connect, headersTimeout: callHeadersMs, bodyTimeout: callBodyMs }),
    streams: new Agent({ connect, headersTimeout: callHeadersMs, bodyTimeout: NO_LIMIT }),
    uploads: new Agent({ connect, headersTimeout: uploadHeadersMs, bodyTimeout: callBodyMs }),
  }
}
