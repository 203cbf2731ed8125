/**
 * `npm start`: installs, builds, migrates, seeds and serves the whole site with demo people, a mailbox and a
 * sandbox payment provider. PORT moves it; DATA_DIR says where it keeps its data.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { installIfNeeded } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { portsFrom, takenPorts } from './lib/ports.mjs'
import { answers, makeProcesses } from './lib/processes.mjs'
import { demoEnvironment } from './lib/demo-environment.mjs'
import { showAddresses } from './lib/addresses.mjs'
import { remotes } from './lib/packages.mjs'
import { publishAll } from '../shared/build/registry.mjs'
import { run } from './lib/run.mjs'
import { fail, say } from './lib/say.mjs'

requireNode()
const root = join(import.meta.dirname, '..')
const base = Number(process.env.PORT ?? 8080)
if (!Number.isInteger(base) || base < 1024 || base > 32_764) {
  fail(`PORT is "${process.env.PORT}"; give a number from 1024 to 32764.`)
}
const ports = portsFrom(base)
const taken = await takenPorts(Object.values(ports))
if (taken.length > 0) {
  fail(
    `port ${taken.join(', ')} is in use. Stop what listens there, or choose other ports with PORT=9080 npm start.`,
  )
}

await installIfNeeded()
const built = await run(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, isShown: true })
if (built.code !== 0) fail('the build failed; the lines above say where.')

const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'))
mkdirSync(dataDir, { recursive: true })
const env = demoEnvironment({ ports, dataDir })
publishAll({ dir: env.shell.REGISTRY_DIR, root, remotes })
const processes = makeProcesses()
let isOver = false
const end = async (code) => {
  isOver = true
  await processes.stop()
  process.exit(code)
}
processes.whenOneEnds(async (name, code) => {
  console.error(`\nThe ${name} process ended (${code}); the lines above say why. Everything else is stopped.`)
  await end(code === 0 ? 1 : code)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    say('Stopping …')
    void end(0)
  })
}

const entry = (path) => {
  const file = join(root, path)
  if (!existsSync(file)) fail(`${path} is missing after the build. Run npm run build and read what it says.`)
  return file
}
const waitFor = (url) => answers(url, { isOver: () => isOver })

say('Starting the database and the API (first start: members and their pictures are made) …')
processes.start('mailbox', [entry('api/dist/mailbox.mjs')], env.mailbox)
processes.start('sandbox', [entry('api/dist/sandbox.mjs')], env.sandbox)
processes.start('api', [entry('api/dist/main.mjs')], env.api)
try {
  await waitFor(`http://127.0.0.1:${ports.api}/api/health/ready`)
  processes.start('shell', [entry('shell/dist/server/main.mjs')], env.shell)
  await waitFor(`http://127.0.0.1:${ports.site}/__shell/health`)
} catch (error) {
  if (!isOver) {
    console.error(`\nDuetto did not come up: ${error.message}`)
    await end(1)
  }
}
if (!isOver) showAddresses(ports)
