import { connect } from 'node:tls'

export interface Certificate {
  expiresAt: Date
  fault: string | null
}

interface Server {
  host: string
  port?: number
  timeoutMs: number
}

export const readCertificate = ({ host, port = 443, timeoutMs }: Server): Promise<Certificate> =>
  new Promise((resolve, reject) => {
    const isAddress = /^[\d.]+$|:/.test(host)
    const socket = connect({
      ...{ host, port, rejectUnauthorized: false },
      servername: isAddress ? undefined : host,
    })
    const late = setTimeout(() => socket.destroy(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
    socket.once('error', reject)
    socket.once('close', () => clearTimeout(late))
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      // Typed as Error, but Node may set an error code, which is a string.
      const error = socket.authorizationError as Error | string | null | undefined
      resolve({
        expiresAt: new Date(validTo),
        fault: error ? String(error instanceof Error ? error.message : error) : null,
      })
      socket.destroy()
    })
  })
