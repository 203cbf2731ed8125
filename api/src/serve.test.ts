import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildSync } from 'esbuild'

const fakeApi = `
  process.on('disconnect', () => process.exit(0))
  process.on('SIGTERM', () => process.exit(7))
  process.once('message', () => {
    if (process.env.FAULT) process.exit(3)
    console.log('serves ' + process.pid)
    process.send('serving')
  })
  console.log('loaded ' + process.pid)`

const dir = mkdtempSync(join(tmpdir(), 'duetto-serve-'))
beforeAll(() => {
  const outfile = join(dir, 'serve.mjs')
  buildSync({ entryPoints: [join(__dirname, 'serve.ts')], outfile, format: 'esm' })
  writeFileSync(join(dir, 'main.mjs'), fakeApi)
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const run = (env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(dir, 'serve.mjs')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async (): Promise<[string, number]> => {
    const [what = '', pid] = String((await lines.next()).value).split(' ')
    return [what, Number(pid)]
  }
  return { child, next, ended: once(child, 'exit') }
}

const isGone = (pid: number): boolean => {
  try {
    return process.kill(pid, 0) && false
  } catch {
    return true
  }
}
const gone = async (...pids: number[]): Promise<void> => {
  while (!pids.every(isGone)) await new Promise((done) => setImmediate(done))
}

describe('API with a spare process', () => {
  it('a loaded spare takes over each time the API is killed, until the shutdown', async () => {
    const { child, next, ended } = run()
    const [, first] = await next()
    expect(await next()).toEqual(['serves', first])
    let serving = first
    for (let round = 0; round < 3; round += 1) {
      const [what, spare] = await next()
      expect(what).toBe('loaded')
      process.kill(serving, 'SIGKILL')
      expect(await next()).toEqual(['serves', spare])
      serving = spare
    }
    const [, last] = await next()
    child.kill('SIGTERM')
    expect(await ended).toEqual([7, null])
    await gone(serving, last)
  })

  it('a process that cannot start stops both with its exit code', async () => {
    const { ended } = run({ FAULT: '1' })
    expect(await ended).toEqual([3, null])
  })

  it('both processes end when their parent is gone', async () => {
    const { child, next, ended } = run()
    const [, first] = await next()
    await next()
    const [, spare] = await next()
    child.kill('SIGKILL')
    await ended
    await gone(first, spare)
  })
})
