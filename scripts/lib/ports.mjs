import { createServer } from 'node:net'

/** Ports of one installation, counted from its address. All below 32768, where outgoing connections begin. */
export const portsFrom = (base) => ({ site: base, api: base + 1, sandbox: base + 2, mailbox: base + 3 })

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.once('listening', () => probe.close(() => resolve(true)))
    probe.listen(port, '0.0.0.0')
  })

/** The ports among these that something else listens on. */
export const takenPorts = async (ports) => {
  const taken = []
  for (const port of ports) if (!(await isFree(port))) taken.push(port)
  return taken
}
