import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildSync } from 'esbuild'

const dir = mkdtempSync(join(tmpdir(), 'duetto-parent-'))
beforeAll(() => {
  const outfile = join(dir, 'endWithParent.mjs')
  buildSync({ entryPoints: [join(__dirname, 'endWithParent.ts')], outfile, format: 'esm' })
  writeFileSync(
    join(dir, 'child.mjs'),
    `import { endWithParent } from './endWithParent.mjs'
     setInterval(() => undefined, 1000)
     process.stdout.write('loading\\n')
     if (process.argv[2] === 'slow') await new Promise((done) => process.once('disconnect', done))
     endWithParent(() => process.stdout.write('ends\\n', () => process.exit(7)))
     process.stdout.write('watches\\n')`,
  )
  writeFileSync(
    join(dir, 'parent.mjs'),
    `import { fork } from 'node:child_process'
     fork(process.argv[2], [process.argv[3]], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })`,
  )
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

it.each(['slow', 'fast'])(
  'ends a process whose parent was killed, even during start-up (%s)',
  async (pace) => {
    const parent = spawn(process.execPath, [join(dir, 'parent.mjs'), join(dir, 'child.mjs'), pace], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const lines = createInterface({ input: parent.stdout })[Symbol.asyncIterator]()
    const next = async () => String((await lines.next()).value)
    expect(await next()).toBe('loading')
    if (pace === 'fast') expect(await next()).toBe('watches')
    parent.kill('SIGKILL')
    expect(await next()).toBe('ends')
    while (!(await lines.next()).done);
  },
)

it('keeps a process without an IPC channel running', async () => {
  const child = spawn(process.execPath, [join(dir, 'child.mjs')], { stdio: ['ignore', 'pipe', 'ignore'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  expect([(await lines.next()).value, (await lines.next()).value]).toEqual(['loading', 'watches'])
  child.kill('SIGKILL')
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})
