import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publishAll } from '../../shared/registry/publish'
import { fail, log, withProgress } from '../common/log'
import { builtFiles, remotes, root } from '../common/packages'
import { demoEnvironment } from './demoEnvironment'
import { findUsedPorts, portsFrom } from './ports'
import type { Ports } from './ports'
import { createProcesses, waitUntilUp } from './processes'

/**
 * Exits if PORT is invalid or a port is in use. The maximum of PORT keeps all ports up to PORT + 5 (the shell's dev
 * server) below the ephemeral ports (32768 and up on Linux).
 */
export const claimPorts = async (
  command: string,
  others: (own: Ports) => number[] = () => [],
): Promise<Ports> => {
  const base = Number(process.env.PORT ?? 8080)
  if (!Number.isInteger(base) || base < 1024 || base > 32_762)
    fail(`PORT is "${process.env.PORT}"; give a number from 1024 to 32762.`)
  const ports = portsFrom(base)
  const taken = await findUsedPorts([...Object.values(ports), ...others(ports)])
  if (taken.length > 0)
    fail(
      `port ${taken.join(', ')} is in use. Stop what listens there, or choose other ports with PORT=9080 ${command}.`,
    )
  return ports
}

export const requireBuilt = (path: string): string => {
  const file = join(root, path)
  if (!existsSync(file)) fail(`${path} is missing after the build. Run npm run build and read what it says.`)
  return file
}

export const createSite = (ports: Ports, isRestarting: (name: string) => boolean = () => false) => {
  const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'))
  mkdirSync(dataDir, { recursive: true })
  const env = demoEnvironment({ ports, dataDir })
  const processes = createProcesses()
  let isOver = false
  const end = async (code: number) => {
    isOver = true
    await processes.stop()
    process.exit(code)
  }
  processes.onUnexpectedEnd(async (name, code) => {
    if (isRestarting(name)) return
    console.error(
      `\nThe ${name} process ended (${code}); the lines above say why. Everything else is stopped.`,
    )
    await end(code === 0 ? 1 : code)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      log('Stopping …')
      void end(0)
    })
  // No timeout: the first start may take minutes on a busy machine.
  const waitFor = (url: string) => waitUntilUp(url, { timeoutMs: Infinity, isOver: () => isOver })

  const start = async ({ api = builtFiles.api } = {}): Promise<boolean> => {
    processes.start('mailbox', [requireBuilt(builtFiles.mailbox)], env.mailbox)
    processes.start('sandbox', [requireBuilt(builtFiles.sandbox)], env.sandbox)
    processes.start('api', [requireBuilt(api)], env.api)
    processes.start('shell', [requireBuilt(builtFiles.shell)], env.shell)
    try {
      await withProgress('Starting the database and the API', () =>
        waitFor(`http://127.0.0.1:${ports.api}/api/health/ready`),
      )
      await waitFor(`http://127.0.0.1:${ports.site}/__shell/health`)
    } catch (error) {
      if (!isOver) {
        console.error(`\nDuetto did not start: ${(error as Error).message}`)
        await end(1)
      }
    }
    return !isOver
  }
  const publishRemotes = () => publishAll({ dir: env.shell.REGISTRY_DIR, root, remotes })
  return { env, processes, start, publishRemotes }
}
