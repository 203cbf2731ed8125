/**
 * Runs the API (`main`) and a spare of it, which has loaded all code and, where the database is a server, done everything but
 * listen: that is nearly all of a start. When the API falls over, the spare serves in its place, and the next spare loads.
 */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { basename, join } from 'node:path'

const main = join(import.meta.dirname, basename(import.meta.filename).replace('serve', 'main'))
let serving: ChildProcess
let spare: ChildProcess | undefined
let isStopping = false

/** A spare that could not start, for instance while the database is away, is made again after this long. */
const againMs = 5000

const makeSpare = (): ChildProcess => fork(main, ['--spare'])

const startSpare = (): void => {
  if (spare || isStopping) return
  const child = makeSpare()
  spare = child
  child.once('exit', () => {
    if (spare !== child || isStopping) return
    spare = undefined
    setTimeout(startSpare, againMs)
  })
}

/** One that falls over before it has served has a reason that the next would have, too: ours ends with it. */
const serve = (child: ChildProcess): void => {
  serving = child
  let hasServed = false
  child.once('message', () => {
    hasServed = true
    if (!isStopping) startSpare()
  })
  child.once('exit', (code, signal) => {
    if (isStopping || !hasServed) {
      spare?.kill('SIGKILL')
      process.exit(code ?? 1)
    }
    console.error(`The API fell over (${signal ?? code}); its spare serves.`)
    const next = spare ?? makeSpare()
    spare = undefined
    serve(next)
  })
  child.send('serve')
}

const stop = (): void => {
  isStopping = true
  spare?.kill('SIGKILL')
  serving.kill('SIGTERM')
}

serve(makeSpare())
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
process.once('disconnect', stop)
// The parent may already have exited; undefined without an IPC channel.
if (process.connected === false) stop()
