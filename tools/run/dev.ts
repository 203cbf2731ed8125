/**
 * `npm run dev`: runs the whole site. The API and the shell's server are rebuilt and restarted when their sources
 * change; webpack dev servers serve shell and remotes with React's development build and Fast Refresh. The console, the
 * mailbox and the sandbox are not watched.
 */
import { mkdirSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, log } from '../common/log'
import { builtFiles, portOf, remotes, root } from '../common/packages'
import { run, tsx } from '../common/run'
import { printAddresses } from './addresses'
import { waitUntilUp } from './processes'
import { claimPorts, createSite, requireBuilt } from './site'

const SETTLE_MS = 50

const servers = {
  api: { build: 'demo/build.mjs', main: builtFiles.apiWithoutSpare },
  shell: { build: 'shell/build-server.mjs', main: builtFiles.shell },
}
type ServerName = keyof typeof servers
const serverNames = Object.keys(servers) as ServerName[]

const sharedFolders = ['bucket', 'registry', 'tracing', 'limits'].map((name) => `shared/${name}`)
/** The only folders of `shared/src` that the API imports. */
const usedByApi = ['brand', 'contract', 'domain', 'i18n', 'media', 'texts'].map(
  (name) => `shared/src/${name}`,
)
const watchedFolders: Record<ServerName, string[]> = {
  api: ['api/src', 'demo/src', 'api/ops', ...sharedFolders, ...usedByApi],
  shell: ['shell/server', 'shell/common', ...sharedFolders, 'shared/src'],
}

const build = async (name: ServerName): Promise<boolean> => {
  const { code, output } = await run(process.execPath, [join(root, servers[name].build)], {
    cwd: join(root, name),
  })
  if (code !== 0) console.error(output)
  return code === 0
}

/** Writes a build manifest for the shell's server, because webpack's dev server holds its files only in memory. */
const writeDevBuild = () => {
  const web = join(root, 'shell/dist/dev')
  mkdirSync(web, { recursive: true })
  const manifest = { name: 'shell', build: 'dev', files: {}, chunks: {} }
  writeFileSync(join(web, 'build.json'), JSON.stringify(manifest))
}

const createRestarter = (restart: () => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      last = last.then(restart)
    }, SETTLE_MS)
  }
}

const main = async () => {
  const remotePorts = remotes.map(portOf)
  const ports = await claimPorts('npm run dev', ({ site }) => [site + 5, ...remotePorts])
  const shellPort = ports.site + 5
  for (const name of serverNames) if (!(await build(name))) fail(`${name} does not build.`)
  const consoleBuild = await run(process.execPath, tsx('tools/build/main.ts', 'console'), { cwd: root })
  if (consoleBuild.code !== 0) fail(`console does not build.\n${consoleBuild.output}`)
  writeDevBuild()

  const site = createSite(ports, (name) => {
    const isRestarting = name in servers
    if (isRestarting) log(`The ${name} process ended; it will restart on the next change.`)
    return isRestarting
  })
  const { REGISTRY_DIR } = site.env.shell
  mkdirSync(join(REGISTRY_DIR, 'r'), { recursive: true })
  const entries = Object.fromEntries([
    ['shell', `http://localhost:${shellPort}/main.js`],
    ...remotes.map((name) => [name, `http://localhost:${portOf(name)}/entry.js`]),
  ]) as Record<string, string>
  Object.assign(site.env.shell, { WEB_BUILD: 'dev', DUETTO_DEV_ENTRIES: JSON.stringify(entries) })

  log('Building shell and remotes …')
  site.processes.start('webpack', tsx(join(root, 'shared/build/devServers.ts')), {
    DUETTO_HOT: '1',
    SHELL_PORT: String(shellPort),
    REGISTRY_DIR,
  })
  if (!(await site.start({ api: servers.api.main }))) return

  for (const name of serverNames) {
    const restart = createRestarter(async () => {
      if (!(await build(name))) return
      await site.processes.restart(name, [requireBuilt(servers[name].main)], site.env[name])
      log(`Started ${name} again.`)
    })
    for (const folder of watchedFolders[name])
      watch(join(root, folder), { recursive: true }, (_, file) => {
        if (/\.(ts|tsx|sql|json)$/.test(file ?? '') && !/\.test\.tsx?$/.test(file ?? '')) restart()
      })
  }
  await Promise.all(Object.values(entries).map((url) => waitUntilUp(url))).catch(({ message }: Error) =>
    log(message),
  )
  printAddresses(ports)
}

void main()
