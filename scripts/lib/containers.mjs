import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { root } from './packages.mjs'

/**
 * Runs docker-compose in this installation; `from` and `to` are files for its input and output. Throws if it
 * fails.
 */
export const compose = async (args, { from, to } = {}) => {
  const stdio = [from ? 'pipe' : 'ignore', to ? 'pipe' : 'inherit', 'inherit']
  const child = spawn('docker-compose', args, { cwd: root, stdio })
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  const [code] = await Promise.all([
    ended,
    from && pipeline(createReadStream(from), child.stdin),
    to && pipeline(child.stdout, createWriteStream(to, { mode: 0o600 })),
  ])
  if (code !== 0) throw new Error(`docker-compose ${args.join(' ')} failed (${code})`)
}
