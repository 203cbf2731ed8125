import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Runs docker-compose in this installation; `from` and `to` are files for its input and output. Throws if it fails. */
export const compose = async (args, { from, to } = {}) => {
  // File descriptors instead of pipes: a child that exits before our last write completes would cause EPIPE.
  const files = [from && openSync(from, 'r'), to && openSync(to, 'w', 0o600)]
  const [input = 'ignore', output = 'inherit'] = files
  try {
    const child = spawn('docker-compose', args, { cwd: root, stdio: [input, output, 'inherit'] })
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', resolve)
    })
    if (code !== 0) throw new Error(`docker-compose ${args.join(' ')} failed (${code})`)
  } finally {
    for (const file of files) if (file !== undefined) closeSync(file)
  }
}
