/**
 * `npm run dev`: the whole site in watch mode. The API and the shell's server are rebuilt and restarted when
 * their sources change; shell and remotes are served by webpack dev servers, with React's development build
 * and Fast Refresh.
 */
import { mkdirSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { showAddresses } from './run/addresses.mjs'
import { installIfNeeded } from './setup/install.mjs'
import { requireNode } from './setup/nodeVersion.mjs'
import { remoteList, remotes, root } from './common/packages.mjs'
import { answers } from './run/processes.mjs'
import { run } from './common/run.mjs'
import { fail, say } from './common/log.mjs'
import { builtFile, claimPorts, makeSite } from './run/site.mjs'

const SETTLE_MS = 150

requireNode()
const shellPortOf = ({ site }) => site + 4
const remotePorts = remotes.map((name) => remoteList[name].port)
const ports = await claimPorts('npm run dev', (own) => [shellPortOf(own), ...remotePorts])
await installIfNeeded()

const builds = { api: 'demo/build.mjs', shell: 'shell/build-server.mjs' }
/** Builds a process of the site; an error is printed and the previous process keeps running. */
const build = async (name) => {
  const { code, output } = await run(process.execPath, [join(root, builds[name])], { cwd: root })
  if (code !== 0) console.error(output)
  return code === 0
}
for (const name of Object.keys(builds)) if (!(await build(name))) fail(`${name} does not build.`)

// The shell's server reads build files that webpack's dev server only holds in memory.
const web = join(root, 'shell/dist/dev')
mkdirSync(web, { recursive: true })
writeFileSync(join(web, 'build.json'), JSON.stringify({ name: 'shell', build: 'dev', files: {}, chunks: {} }))

const site = makeSite(ports, (name) => {
  const goesOn = name in builds
  if (goesOn) say(`The ${name} process ended; it will restart on the next change.`)
  return goesOn
})
mkdirSync(join(site.env.shell.REGISTRY_DIR, 'r'), { recursive: true })
const addresses = {
  shell: `http://localhost:${shellPortOf(ports)}/main.js`,
  ...Object.fromEntries(remotes.map((name) => [name, `http://localhost:${remoteList[name].port}/entry.js`])),
}
Object.assign(site.env.shell, { WEB_BUILD: 'dev', DUETTO_DEV_ENTRIES: JSON.stringify(addresses) })

say('Building shell and remotes …')
site.processes.start('webpack', ['--import', 'tsx', join(root, 'shared/build/devServers.ts')], {
  DUETTO_HOT: '1',
  SHELL_PORT: String(shellPortOf(ports)),
  REGISTRY_DIR: site.env.shell.REGISTRY_DIR,
})

const mains = { api: 'demo/dist/main.mjs', shell: 'shell/dist/server/main.mjs' }
const restart = async (name) => {
  if (!(await build(name))) return
  await site.processes.restart(name, [builtFile(mains[name])], site.env[name])
  say(`Started ${name} again.`)
}
/** Restarts `name` once changes have settled, one restart at a time. */
const makeRestarter = (name) => {
  let timer
  let last = Promise.resolve()
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => (last = last.then(() => restart(name))), SETTLE_MS)
  }
}
const restarters = { api: makeRestarter('api'), shell: makeRestarter('shell') }
const watched = {
  'api/src': ['api'],
  'demo/src': ['api'],
  'api/ops': ['api'],
  'shell/server': ['shell'],
  'shell/common': ['shell'],
  'shared/src': ['api', 'shell'],
  'shared/bucket': ['api', 'shell'],
  'shared/registry': ['api', 'shell'],
  'shared/tracing': ['api', 'shell'],
  'shared/limits': ['api', 'shell'],
}
if (await site.start(mains)) {
  for (const [folder, names] of Object.entries(watched))
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (!/\.(ts|tsx|sql|json)$/.test(file ?? '') || /\.test\.tsx?$/.test(file)) return
      for (const name of names) restarters[name]()
    })
  // A page that is opened before would say that its remote is away.
  await Promise.all(Object.values(addresses).map((url) => answers(url))).catch(({ message }) => say(message))
  showAddresses(ports)
}
