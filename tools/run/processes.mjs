import { spawn } from 'node:child_process'
import { say } from '../common/log.mjs'

const STOP_MS = 8000

/**
 * Processes that live and die together: when the first one exits, the others are stopped, and if the parent
 * disappears they all stop (when their IPC channel closes).
 */
export const makeProcesses = () => {
  const children = new Map()
  /** Exits that were requested. */
  const expected = new WeakSet()
  let isStopping = false
  let onEnd = () => {}

  const start = (name, args, env) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    children.set(name, child)
    const show = (chunk) => {
      for (const line of String(chunk).split('\n'))
        if (line.trim() !== '') console.log(`${name.padStart(8)}  ${line}`)
    }
    child.stdout.on('data', show)
    child.stderr.on('data', show)
    child.on('exit', (code) => {
      if (children.get(name) === child) children.delete(name)
      if (!isStopping && !expected.has(child)) onEnd(name, code ?? 1)
    })
    return child
  }

  /** Stops a process if it is running, and starts it again. */
  const restart = async (name, args, env) => {
    const child = children.get(name)
    if (child) {
      expected.add(child)
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
    if (!isStopping) start(name, args, env)
  }

  const stop = async () => {
    if (isStopping) return
    isStopping = true
    const ends = [...children.values()].map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of children.values()) child.kill('SIGTERM')
    const deadline = setTimeout(() => {
      say('Some processes did not stop in time and were killed.')
      for (const child of children.values()) child.kill('SIGKILL')
    }, STOP_MS)
    await Promise.all(ends)
    clearTimeout(deadline)
  }

  return { start, restart, stop, whenOneEnds: (listener) => (onEnd = listener) }
}

/** Resolves when `url` answers 2xx; rejects, with what came of the last try, after `timeoutMs` or when `isOver` returns true. */
export const answers = async (url, { timeoutMs = 120_000, isOver = () => false } = {}) => {
  const until = Date.now() + timeoutMs
  let last = 'it was not asked'
  while (Date.now() < until && !isOver()) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
      if (response.ok) return
      last = `status ${response.status}`
    } catch (error) {
      // Not yet.
      last = error.cause?.code ?? error.name
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer in time (${last})`)
}
