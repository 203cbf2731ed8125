import { createServer } from 'node:net'

/** Ports of one installation, derived from its base. All are below 32768, where ephemeral ports start. */
export const portsFrom = (base) => ({ site: base, api: base + 1, sandbox: base + 2, mailbox: base + 3 })

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.once('listening', () => probe.close(() => resolve(true)))
    probe.listen(port, '0.0.0.0')
  })

/** Which of these ports are in use. */
export const takenPorts = async (ports) => {
  const taken = []
  for (const port of ports) if (!(await isFree(port))) taken.push(port)
  return taken
}
