import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useTestApp } from '../src/testing'
import { runOps } from './runOps'

describe('ops legal-texts', () => {
  const site = useTestApp()
  let cwd: string
  beforeEach(() => {
    cwd = mkdtempSync(join(tmpdir(), 'duetto-legal-'))
  })
  afterEach(() => rmSync(cwd, { recursive: true }))

  const ops = (...args: string[]) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd }, ['legal-texts', ...args, '--json'])
  const shown = () => site.visitor('getLegalText', { query: { page: 'terms', language: 'de' } })

  it('sets, lists and removes a text', async () => {
    writeFileSync(join(cwd, 'terms.txt'), '## Geltung\nDiese Bedingungen gelten für {site}.\n')
    const options = ['terms', '--language', 'de', '--as-of', '2020-01-01']
    expect(await ops('set', 'terms.txt', ...options.slice(1))).toMatchObject({ code: 1 })
    expect(await ops('set', 'terms', 'terms.txt', ...options.slice(1))).toMatchObject({ code: 0 })
    expect((await shown()).legal).toMatchObject({ version: 1, as_of: '2020-01-01', language: 'de' })
    expect(JSON.parse((await ops('list')).output)).toMatchObject([
      { host: '*', page: 'terms', language: 'de' },
    ])
    expect(await ops('remove', ...options.slice(0, 3))).toMatchObject({ code: 0 })
    expect((await shown()).legal).toBeNull()
  })

  it('reports each invalid field', async () => {
    writeFileSync(join(cwd, 'terms.txt'), 'Of {compnay}')
    const { code, output } = await ops('set', 'terms', 'terms.txt', '--language', 'xx')
    expect(code).toBe(1)
    expect(output).toMatch(/language: [^]*body: has an unknown field in braces/)
  })
})
