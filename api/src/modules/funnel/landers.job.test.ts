import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { landerOf } from '@duetto/shared/domain'
import type { RegistryStore } from '@duetto/shared/registry'
import sql from 'sql-template-tag'
import { useTestApp } from '../../testing'
import { landersJob, readLanders } from './landers.job'
import { replaceLanders } from './landers.repository'

const source = (build: string) => ({ build, entry: `/r/mf-landers/${build}/entry.js`, integrity: '' })
const storeWith = (builds: Record<string, object>): RegistryStore =>
  ({
    readList: async () => ({
      registry: {
        remotes: { 'mf-landers': { stable: source('s'), canary: { ...source('c'), percent: 10 } } },
      },
      version: '1',
    }),
    readFile: async (_name: string, build: string) =>
      Buffer.from(
        JSON.stringify({ name: 'mf-landers', build, files: {}, chunks: {}, routes: builds[build] ?? {} }),
      ),
  }) as unknown as RegistryStore

it.each([
  ['/', 'home', undefined],
  ['/landers/gallery', 'gallery', undefined],
  ['/landers/gallery/milf-summer', 'gallery', 'milf-summer'],
  ['/members/7/landing2/she-rome', 'landing2', 'she-rome'],
  ['/members/:id/landing', 'landing', undefined],
])('%s is the lander %s', (path, lander, slug) => expect(landerOf(path)).toEqual({ lander, slug }))

it.each(['/members', '/members/7', '/landers', '/signup'])('%s is no lander', (path) =>
  expect(landerOf(path)).toBeNull(),
)

describe('published landers', () => {
  const site = useTestApp()
  const stored = () => site.db.many(sql`select name, variants from landers order by name`)

  it('are those of the live build and its canary, with their variants', async () => {
    const store = storeWith({
      s: {
        index: { path: '/' },
        'landers-gallery': { path: '/landers/gallery/:slug?', variants: { a: 1, b: 1 } },
        'landers-preview': { path: '/landers/preview', isInternal: true },
      },
      c: { 'landers-gallery': { path: '/landers/gallery/:slug?', variants: { a: 1, c: 1 } } },
    })
    expect(await readLanders(store)).toEqual([
      { name: 'home', variants: [] },
      { name: 'gallery', variants: ['a', 'b', 'c'] },
    ])
  })

  it('replace those of earlier builds', async () => {
    await replaceLanders(site.db, [
      { name: 'gallery', variants: [] },
      { name: 'old', variants: [] },
    ])
    await replaceLanders(site.db, [{ name: 'gallery', variants: ['a', 'b'] }])
    expect(await stored()).toEqual([{ name: 'gallery', variants: ['a', 'b'] }])
  })

  it('remain if the registry is missing', async () => {
    await replaceLanders(site.db, [{ name: 'gallery', variants: [] }])
    site.deps.config = {
      ...site.deps.config,
      registryDir: join(mkdtempSync(join(tmpdir(), 'none-')), 'none'),
    }
    await landersJob.run(site.deps)
    expect(await stored()).toHaveLength(1)
  })
})
