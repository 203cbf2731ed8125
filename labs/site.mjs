import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoEnvironment } from '../tools/run/demoEnvironment.ts'
import { builtFiles, remotes, root } from '../tools/common/packages.ts'
import { findUsedPorts, portsFrom } from '../tools/run/ports.ts'
import { createProcesses, waitUntilUp } from '../tools/run/processes.ts'
import { publishAll } from '../shared/registry/publish.ts'
import { fail } from '../tools/common/log.ts'

const emailOf = (name) => `${name}@demo.duetto.test`
const password = 'duetto-demo'

/**
 * Starts a site with demo members. Uses the built shell and remotes of `from`, a folder laid out like the repository,
 * but always the repository's API. `fill(dataDir)` runs after seeding, while the API is stopped. If `apiUrl` is set,
 * the shell calls it instead of the API.
 */
export const startSite = async ({ port, from = root, apiUrl, fill }) => {
  const ports = portsFrom(port)
  const url = `http://localhost:${ports.site}`
  // A process left over from another run would respond in place of the new one.
  const taken = await findUsedPorts(Object.values(ports))
  if (taken.length > 0) fail(`port ${taken.join(', ')} is in use. Stop what listens there.`)
  const dataDir = mkdtempSync(join(tmpdir(), 'duetto-site-'))
  const env = demoEnvironment({ ports, dataDir })
  await publishAll({ dir: env.shell.REGISTRY_DIR, root: from, remotes })
  let isOver = false
  let isKilling = false
  const startApi = async () => {
    const processes = createProcesses()
    processes.onUnexpectedEnd((name, code) => {
      if (isKilling) return
      isOver = true
      console.error(`The ${name} process ended (${code}); the lines above say why.`)
    })
    processes.start('mailbox', [join(root, builtFiles.mailbox)], env.mailbox)
    await serveApi(processes)
    return processes
  }
  let api
  const serveApi = async (processes) => {
    api = processes.start('api', [join(root, builtFiles.apiWithoutSpare)], { ...env.api, RATE_LIMITS: '0' })
    await waitUntilUp(`http://127.0.0.1:${ports.api}/api/health/ready`, { isOver: () => isOver })
  }
  if (fill) {
    await (await startApi()).stop()
    await fill(dataDir)
  }
  const processes = await startApi()
  const shell = processes.start('shell', [join(from, builtFiles.shell)], {
    ...env.shell,
    ...(apiUrl && { API_URL: apiUrl }),
  })
  await waitUntilUp(`${url}/__shell/health`, { isOver: () => isOver })
  return {
    url,
    ports,
    shell,
    /** The session is valid on all of the host's ports, because cookies ignore ports. */
    logIn: async (context, name = 'marco') => {
      const answer = await context.request.post(`${url}/api/user.php`, {
        headers: { origin: url },
        data: { email: emailOf(name), password },
      })
      if (!answer.ok()) fail('the demo member cannot log in.')
    },
    killApi: async () => {
      const ended = once(api, 'exit')
      isKilling = true
      api.kill('SIGKILL')
      await ended
      isKilling = false
      await serveApi(processes)
    },
    stop: async () => {
      await processes.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
