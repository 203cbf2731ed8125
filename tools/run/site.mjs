import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { demoEnvironment } from './demoEnvironment.mjs'
import { root } from '../common/packages.mjs'
import { portsFrom, takenPorts } from './ports.mjs'
import { answers, makeProcesses } from './processes.mjs'
import { fail, say } from '../common/log.mjs'

/** The site's ports, based on PORT; exits with a sentence if one of them, or of `others`, is in use. */
export const claimPorts = async (command, others = () => []) => {
  const base = Number(process.env.PORT ?? 8080)
  if (!Number.isInteger(base) || base < 1024 || base > 32_764) {
    fail(`PORT is "${process.env.PORT}"; give a number from 1024 to 32764.`)
  }
  const ports = portsFrom(base)
  const taken = await takenPorts([...Object.values(ports), ...others(ports)])
  if (taken.length > 0) {
    fail(
      `port ${taken.join(', ')} is in use. Stop what listens there, or choose other ports with PORT=9080 ${command}.`,
    )
  }
  return ports
}

/** The built file of a process. */
export const builtFile = (path) => {
  const file = join(root, path)
  if (!existsSync(file)) fail(`${path} is missing after the build. Run npm run build and read what it says.`)
  return file
}

/**
 * The processes of a demo site, which stop together. `onEnd` returns whether the site continues when one
 * exits.
 */
export const makeSite = (ports, onEnd = () => false) => {
  const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'))
  mkdirSync(dataDir, { recursive: true })
  const env = demoEnvironment({ ports, dataDir })
  const processes = makeProcesses()
  let isOver = false
  const end = async (code) => {
    isOver = true
    await processes.stop()
    process.exit(code)
  }
  processes.whenOneEnds(async (name, code) => {
    if (onEnd(name, code)) return
    console.error(
      `\nThe ${name} process ended (${code}); the lines above say why. Everything else is stopped.`,
    )
    await end(code === 0 ? 1 : code)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      say('Stopping …')
      void end(0)
    })
  }
  const waitFor = (url) => answers(url, { isOver: () => isOver })

  /** Starts mailbox, provider, API and the shell's server; resolves to whether the site is up. */
  const start = async ({ api = 'demo/dist/serve.mjs' } = {}) => {
    say('Starting the database and the API (the first start creates members and their photos) …')
    processes.start('mailbox', [builtFile('demo/dist/mailbox.mjs')], env.mailbox)
    processes.start('sandbox', [builtFile('demo/dist/sandbox.mjs')], env.sandbox)
    processes.start('api', [builtFile(api)], env.api)
    try {
      await waitFor(`http://127.0.0.1:${ports.api}/api/health/ready`)
      processes.start('shell', [builtFile('shell/dist/server/main.mjs')], env.shell)
      await waitFor(`http://127.0.0.1:${ports.site}/__shell/health`)
    } catch (error) {
      if (!isOver) {
        console.error(`\nDuetto did not start: ${error.message}`)
        await end(1)
      }
    }
    return !isOver
  }
  return { env, processes, start }
}
