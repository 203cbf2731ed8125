import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/**
 * Niceness that leaves about a third of the usual CPU share. With less, failover takes too long for tests that measure
 * seconds.
 */
const LOW_PRIORITY = 5

export interface RunOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  isShown?: boolean
  lowPriority?: boolean
}

export interface RunResult {
  code: number
  output: string
}

/** Never rejects: the code is 127 if the command cannot be started. */
export const run = (
  command: string,
  args: readonly string[],
  { cwd, env = {}, isShown = false, lowPriority = false }: RunOptions = {},
): Promise<RunResult> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (lowPriority && child.pid !== undefined)
      try {
        setPriority(child.pid, LOW_PRIORITY)
      } catch {
        // The process has already ended.
      }
    let output = ''
    const collect = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += String(chunk)
      if (isShown) stream.write(chunk)
    }
    child.stdout.on('data', collect(process.stdout))
    child.stderr.on('data', collect(process.stderr))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

export const tsx = (file: string, ...args: string[]): string[] => ['--import', 'tsx', file, ...args]
