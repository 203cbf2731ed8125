import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestApp } from '../src/testing'
import type { TestApp } from '../src/testing'
import { runOps } from './runOps'

describe('ops settings', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp()
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const ops = async (...args: string[]) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd: '' }, [...args, '--json'])
  const ok = async (...args: string[]): Promise<unknown> => {
    const { code, output } = await ops(...args)
    if (code !== 0) throw new Error(output)
    return JSON.parse(output)
  }

  it.each([
    'http://cdn.example.com',
    'https://cdn.example.com/',
    'https://cdn.example.com/pictures',
    'https://cdn.example.com?a=1',
    'https://anna@cdn.example.com',
    '//cdn.example.com',
    'cdn.example.com',
  ])('refuses %s as cdn_prefix and explains why', async (prefix) => {
    const { code, output } = await ops('settings', 'set', 'cdn_prefix', prefix)
    expect(code).toBe(1)
    expect(output).toMatch(/cdn_prefix.*must be empty or an origin with https/)
    await ok('settings', 'set', 'cdn_prefix', 'https://cdn.example.com')
    await ok('settings', 'set', 'cdn_prefix', '""')
  })

  it('uploads a logo and sets it for a host', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'duetto-logo-'))
    writeFileSync(
      join(cwd, 'logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><rect width="40" height="10"/></svg>',
    )
    const upload = (file: string) =>
      runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd }, [
        ...['settings', 'upload', 'logo', file, '--host', 'two.example', '--json'],
      ])
    expect(await upload('logo.svg')).toMatchObject({ code: 0 })
    expect(await ok('settings', 'get', '--host', 'two.example')).toEqual({
      brand: { logo: expect.stringMatching(/^[0-9a-f]{32}-640x160$/) },
    })
    expect((await upload('missing.svg')).output).toMatch(/missing\.svg cannot be read: ENOENT/)
    rmSync(cwd, { recursive: true })
  })

  it('sets and removes settings, and refuses unknown ones', async () => {
    await ok('settings', 'set', 'message_credits', '2')
    await ok('settings', 'set', 'name', 'Valentina', '--host', 'Valentina.example')
    expect(await ok('settings', 'get')).toEqual({ message_credits: 2 })
    expect(await ok('settings', 'get', '--host', 'valentina.example')).toEqual({ name: 'Valentina' })
    expect((await ops('settings', 'set', 'message_credits', 'many')).code).toBe(1)
    expect((await ops('settings', 'set', 'nonsense', '1')).code).toBe(1)
    await ok('settings', 'set', 'message_credits', 'null')
    expect(await ok('settings', 'get')).toEqual({})
  })
})
