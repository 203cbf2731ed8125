import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import 'tsx'
import { demoEnvironment } from '../tools/run/demoEnvironment.mjs'
import { remotes, root } from '../tools/common/packages.mjs'
import { portsFrom, takenPorts } from '../tools/run/ports.mjs'
import { answers, makeProcesses } from '../tools/run/processes.mjs'
import { fail } from '../tools/common/log.mjs'

const { publishAll } = await import('../shared/registry/publish.ts')

const emailOf = (name) => `${name}@demo.duetto.test`
const password = 'duetto-demo'

/**
 * A built site of its own with demo people, for as long as a script measures it. `from` holds the builds as the repository does;
 * `apiUrl` stands between the page's server and the API. `fill` adds to the seeded data folder before the site starts.
 */
export const startSite = async ({ port, from = root, apiUrl, fill }) => {
  const ports = portsFrom(port)
  const url = `http://localhost:${ports.site}`
  // What still listens there, of another run for instance, would answer in the place of this site.
  const taken = await takenPorts(Object.values(ports))
  if (taken.length > 0) fail(`port ${taken.join(', ')} is in use. Stop what listens there.`)
  const dataDir = mkdtempSync(join(tmpdir(), 'duetto-site-'))
  const env = demoEnvironment({ ports, dataDir })
  await publishAll({ dir: env.shell.REGISTRY_DIR, root: from, remotes })
  let isOver = false
  let isKilling = false
  const startApi = async () => {
    const processes = makeProcesses()
    processes.whenOneEnds((name, code) => {
      if (isKilling) return
      isOver = true
      console.error(`The ${name} process ended (${code}); the lines above say why.`)
    })
    processes.start('mailbox', [join(root, 'demo/dist/mailbox.mjs')], env.mailbox)
    await serveApi(processes)
    return processes
  }
  let api
  const serveApi = async (processes) => {
    api = processes.start('api', [join(root, 'demo/dist/main.mjs')], { ...env.api, RATE_LIMITS: '0' })
    await answers(`http://127.0.0.1:${ports.api}/api/health/ready`, { isOver: () => isOver })
  }
  if (fill) {
    await (await startApi()).stop()
    await fill(dataDir)
  }
  const processes = await startApi()
  const shell = processes.start('shell', [join(from, 'shell/dist/server/main.mjs')], {
    ...env.shell,
    ...(apiUrl && { API_URL: apiUrl }),
  })
  await answers(`${url}/__shell/health`, { isOver: () => isOver })
  return {
    url,
    ports,
    shell,
    /** Logs in a member of the demo, the long-standing one if no other is named; cookies apply to all ports of a host. */
    logIn: async (context, name = 'marco') => {
      const answer = await context.request.post(`${url}/api/user.php`, {
        headers: { origin: url },
        data: { email: emailOf(name), password },
      })
      if (!answer.ok()) fail('the demo member cannot log in.')
    },
    /** Kills the API, as nothing in it expects, and starts it again. */
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
