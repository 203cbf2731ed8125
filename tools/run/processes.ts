import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { log } from '../common/log'

const STOP_MS = 8000

type EndListener = (name: string, code: number) => unknown

/** Child processes must exit on `disconnect`, or they outlive this process if it is killed. */
export const createProcesses = () => {
  const children = new Map<string, ChildProcess>()
  const restarting = new WeakSet<ChildProcess>()
  let isStopping = false
  let onEnd: EndListener = () => {}

  const start = (name: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    children.set(name, child)
    const print = (chunk: Buffer) => {
      for (const line of String(chunk).split('\n'))
        if (line.trim() !== '') console.log(`${name.padStart(8)}  ${line}`)
    }
    child.stdout?.on('data', print)
    child.stderr?.on('data', print)
    child.on('exit', (code) => {
      if (children.get(name) === child) children.delete(name)
      if (!isStopping && !restarting.has(child)) onEnd(name, code ?? 1)
    })
    return child
  }

  const restart = async (name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> => {
    const child = children.get(name)
    if (child) {
      restarting.add(child)
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
    if (!isStopping) start(name, args, env)
  }

  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    const ends = [...children.values()].map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of children.values()) child.kill('SIGTERM')
    const deadline = setTimeout(() => {
      log('Some processes did not stop in time and were killed.')
      for (const child of children.values()) child.kill('SIGKILL')
    }, STOP_MS)
    await Promise.all(ends)
    clearTimeout(deadline)
  }

  return { start, restart, stop, onUnexpectedEnd: (listener: EndListener) => (onEnd = listener) }
}

export const waitUntilUp = async (
  url: string,
  { timeoutMs = 120_000, isOver = () => false }: { timeoutMs?: number; isOver?: () => boolean } = {},
): Promise<void> => {
  const until = Date.now() + timeoutMs
  let last = 'no request was made'
  while (Date.now() < until && !isOver()) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
      if (response.ok) return
      last = `status ${response.status}`
    } catch (error) {
      const { cause, name } = error as Error & { cause?: { code?: string } }
      last = cause?.code ?? name
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer in time (${last})`)
}
