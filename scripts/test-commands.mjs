/**
 * `npm run test:commands [-- words]`: runs the commands of the documents that `npm test` has no time for, one after the other; those
 * of servers until they answer. With words: only those that contain them. The rest is in scripts/commands/proofs.mjs.
 */
import { spawn } from 'node:child_process'
import { proofs } from './commands/proofs.mjs'
import { root } from './lib/packages.mjs'
import { answers } from './lib/processes.mjs'

const PATIENCE_MS = 600_000
const words = process.argv.slice(2).join(' ')
const chosen = proofs.flatMap(([, proof]) => (proof.run?.includes(words) ? [proof] : []))

/** Of its own group, so that what it starts ends with it. */
const start = (command) => {
  const child = spawn('bash', ['-c', command], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  const stop = () => {
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch {
      // It has ended.
    }
    return ended
  }
  return { ended, stop, tail: () => output.split('\n').slice(-15).join('\n') }
}

const passes = async ({ run: command, until }) => {
  const { ended, stop, tail } = start(command)
  let code
  void ended.then((given) => (code = given))
  const deadline = setTimeout(() => void stop(), PATIENCE_MS)
  const isRight = until
    ? await answers(until, { timeoutMs: PATIENCE_MS, isOver: () => code !== undefined }).then(
        () => true,
        () => false,
      )
    : (await ended) === 0
  await stop()
  clearTimeout(deadline)
  if (!isRight) console.error(tail())
  return isRight
}

let failed = 0
for (const proof of chosen) {
  const began = Date.now()
  const isRight = await passes(proof)
  if (!isRight) failed += 1
  console.log(`${isRight ? 'passed' : 'FAILED'}  ${Math.round((Date.now() - began) / 1000)} s  ${proof.run}`)
}
console.log(`${chosen.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
