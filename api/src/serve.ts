/**
 * Runs the API and a spare process, which takes over if the API crashes. With a database server, the spare has
 * connected and migrated, but does not yet listen, run jobs or start the demo. With the embedded database, it has only
 * loaded the code.
 */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { basename, join } from 'node:path'

const main = join(import.meta.dirname, basename(import.meta.filename).replace('serve', 'main'))
let serving: ChildProcess
let spare: ChildProcess | undefined
let isStopping = false

const againMs = 5000

const createSpare = (): ChildProcess => fork(main, ['--spare'])

const startSpare = (): void => {
  if (spare || isStopping) return
  const child = createSpare()
  spare = child
  child.once('exit', () => {
    if (spare !== child || isStopping) return
    spare = undefined
    setTimeout(startSpare, againMs)
  })
}

/** If the child exits before it is ready, this process exits, too: a replacement would probably fail the same way. */
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
    const next = spare ?? createSpare()
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

serve(createSpare())
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
process.once('disconnect', stop)
// The parent may have exited before the listener was added. Without an IPC channel, `connected` is undefined.
if (process.connected === false) stop()
