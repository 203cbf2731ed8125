import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export const createMailServer = (port: number) => {
  const taken = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) taken.set(address, (taken.get(address) ?? 0) + 1)
        done()
      })
    },
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    start: async () => {
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
    },
    mailsOf: (address: string): number => taken.get(address) ?? 0,
    close: () => server.close(() => undefined),
  }
}

export type MailServer = ReturnType<typeof createMailServer>
