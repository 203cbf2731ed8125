import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/**
 * It and its children get a third of the usual share of the processors. With less, servers that count real seconds fail over
 * late in their tests.
 */
const giveWay = ({ pid }) => {
  try {
    setPriority(pid, 5)
  } catch {
    // It has ended already, or could not start.
  }
}

/**
 * Runs a command. Resolves to `{ code, output }`; output is captured, and shown if `isShown`. With `givesWay`, others
 * come first.
 */
export const run = (command, args, { cwd, env = {}, isShown = false, givesWay = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (givesWay) giveWay(child)
    let output = ''
    const take = (stream) => (chunk) => {
      output += chunk
      if (isShown) stream.write(chunk)
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
