import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Scorer } from './Scorer'

interface Options {
  /** Path of the script that the process runs. */
  script: string
  execArgv?: string[]
  /** Limit for one photo in ms, including the start of the process. */
  timeoutMs?: number
  /** Time in ms without photos after which the process ends, to free its memory. */
  idleMs?: number
  /** Destination of the error output of the process. */
  stderr?: 'inherit' | 'ignore'
}

const heapMb = 256

/**
 * Creates a scorer that runs the model in a separate process with a limited V8 heap and low priority. The process
 * starts with the first photo. After a crash or a timeout, the next photo starts a new one.
 */
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
      // Hide the environment's secrets from the process.
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
