import { createServer } from 'node:net'

export interface Ports {
  site: number
  api: number
  sandbox: number
  mailbox: number
  console: number
}

export const portsFrom = (base: number): Ports => ({
  site: base,
  api: base + 1,
  sandbox: base + 2,
  mailbox: base + 3,
  console: base + 4,
})

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.once('listening', () => probe.close(() => resolve(true)))
    probe.listen(port, '0.0.0.0')
  })

export const findUsedPorts = async (ports: readonly number[]): Promise<number[]> => {
  const taken: number[] = []
  for (const port of ports) if (!(await isFree(port))) taken.push(port)
  return taken
}
