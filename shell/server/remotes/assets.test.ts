/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { registerAssets } from './assets'

describe('immutable files', () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'duetto-assets-'))
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  it('are served from a new registry without a warning', async () => {
    const logged: string[] = []
    const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => logged.push(line) } } })
    const folder = (name: string) => {
      mkdirSync(join(dir, name))
      return join(dir, name)
    }
    const registryDir = join(dir, 'registry')
    await registerAssets(app, {
      web: folder('web'),
      fonts: folder('fonts'),
      icons: folder('icons'),
      registryDir,
    })
    await app.ready()
    expect(logged).toEqual([])
    mkdirSync(join(registryDir, 'r/mf-chat/b1'), { recursive: true })
    writeFileSync(join(registryDir, 'r/mf-chat/b1/entry.js'), '1')
    const { statusCode, headers } = await app.inject('/r/mf-chat/b1/entry.js')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    await app.close()
  })
})
