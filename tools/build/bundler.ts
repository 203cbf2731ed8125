import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../common/packages'
import type { RunResult } from '../common/run'

export interface Bundler {
  /** Builds one package at a time. `build` is the build's id. */
  bundle: (name: string, build: string) => Promise<RunResult>
  stop: () => void
}

/** React prerenders pages faster in production mode. */
const env = { ...process.env, NODE_ENV: 'production' }

const start = (file: string) => {
  const child = fork(file, { env, execArgv: [], silent: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += String(chunk)
    })
  const crashed = once(child, 'close').then(() => [{ code: 1, output }])
  return { child, crashed }
}

/** Starts the process that runs webpack with the first build. */
export const createBundler = (file = join(root, 'tools/build/bundle.mjs')): Bundler => {
  let started: ReturnType<typeof start> | undefined
  return {
    bundle: async (name, build) => {
      const { child, crashed } = (started ??= start(file))
      const answered = once(child, 'message')
      child.send({ name, build })
      const [result] = (await Promise.race([answered, crashed])) as [RunResult]
      return result
    },
    stop: () => {
      if (started?.child.connected) started.child.disconnect()
    },
  }
}
