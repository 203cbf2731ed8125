import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../common/packages'
import type { RunResult } from '../common/run'

export interface Bundler {
  /** `build` is the name of the build. */
  bundle: (name: string, build: string) => Promise<RunResult>
  stop: () => void
}

/** React prerenders pages faster in production mode. */
const env = { ...process.env, NODE_ENV: 'production' }

/** Starts the process that runs webpack. It builds one package at a time. */
export const startBundler = (file = join(root, 'tools/build/bundle.mjs')): Bundler => {
  const child = fork(file, { env, execArgv: [], silent: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += String(chunk)
    })
  const ended = once(child, 'close')
  return {
    bundle: async (name, build) => {
      output = ''
      const answered = once(child, 'message')
      child.send({ name, build })
      const [isBuilt] = (await Promise.race([answered, ended])) as [unknown]
      return { code: isBuilt === true ? 0 : 1, output }
    },
    stop: () => child.connected && child.disconnect(),
  }
}
