import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Scorer } from './Scorer'

interface Options {
  script: string
  execArgv?: string[]
  timeoutMs?: number
  idleMs?: number
  stderr?: 'inherit' | 'ignore'
}

const heapMb = 256

export const createScorer = ({
  script,
  execArgv = process.execArgv,
  timeoutMs = 15_000,
  idleMs = 60_000,
  stderr = 'inherit',
}: Options): Scorer => {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const stop = (): void => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }
  const start = (): ChildProcess => {
    const started = fork(script, {
      execArgv: [...execArgv, `--max-old-space-size=${heapMb}`],
      // The process must not see secrets in the environment.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', stderr, 'ipc'],
    })
    started.once('exit', () => {
      if (child === started) child = null
    })
    started.on('error', () => undefined)
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    started.unref()
    started.channel?.unref()
    return started
  }
  const scoreNow = (pixels: Uint8Array): Promise<number> => {
    clearTimeout(idle)
    child ??= start()
    const current = child
    return new Promise<number>((resolve, reject) => {
      const timer = setTimeout(() => finish(new Error(`no score after ${timeoutMs} ms`)), timeoutMs)
      const onScore = (score: number) => finish(score)
      const onExit = (code: number | null, signal: string | null) =>
        finish(new Error(`the scorer ended (${signal ?? code})`))
      const finish = (result: number | Error): void => {
        clearTimeout(timer)
        current.off('message', onScore).off('exit', onExit)
        if (result instanceof Error) {
          stop()
          reject(result)
        } else {
          idle = setTimeout(stop, idleMs).unref()
          resolve(result)
        }
      }
      current.once('message', onScore).once('exit', onExit)
      current.send(pixels, (error) => error && finish(error))
    })
  }
  return {
    score: (pixels) => {
      const turn = last.then(() => scoreNow(pixels))
      last = turn.catch(() => undefined)
      return turn
    },
    close: stop,
  }
}
