import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { addPlaces } from '../src/modules/site/places.repository'
import { ensurePlaces } from '../src/modules/site/places.service'
import { describeOnEngine, createTestApp } from '../src/testing'
import type { TestApp } from '../src/testing'
import { runOps } from './runOps'

describeOnEngine('towns', (engine) => {
  let site: TestApp
  let dir: string
  beforeAll(async () => {
    site = await createTestApp({ engine })
    dir = mkdtempSync(join(tmpdir(), 'ops-'))
  })
  beforeEach(() => site.reset())
  afterAll(async () => {
    rmSync(dir, { recursive: true })
    await site.close()
  })

  const ops = (...args: string[]) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: dir, cwd: dir }, [...args, '--json'])
  const ok = async (...args: string[]): Promise<unknown> => {
    const { code, output } = await ops(...args)
    if (code !== 0) throw new Error(output)
    return JSON.parse(output)
  }

  it('[CALL-12] seeds towns of every country and preserves those that the operator imported', async () => {
    await ensurePlaces(site.db)
    const { regions } = await site.visitor('getRegions')
    expect(regions).toEqual(
      expect.arrayContaining([expect.objectContaining({ country: 'IT', region: 'Lazio', cities: ['Roma'] })]),
    )
    await site.db.run(sql`delete from places where country <> 'IT'`)
    await ensurePlaces(site.db)
    expect(await ok('places', 'list')).toMatchObject([{ country: 'IT' }])
  })

  it('replaces countries’ towns with those of GeoNames', async () => {
    await addPlaces(site.db, [
      { country: 'IT', region: 'Lazio', city: 'Old Town', lat: 1, lon: 1, population: 9 },
      { country: 'DE', region: 'Bayern', city: 'Augsburg', lat: 48.4, lon: 10.9, population: 300_000 },
    ])
    const town = (name: string, country: string, region: string, population: number | string) =>
      [
        '1',
        name,
        name,
        '',
        '44.49',
        '11.34',
        'P',
        'PPL',
        country,
        '',
        region,
        '',
        '',
        '',
        population,
        '',
        '',
        '',
        '',
      ].join('\t')
    const lines = [
      town('Bologna', 'IT', '05', 366_133),
      town('Bologna', 'IT', '05', 20_000),
      town('Hamlet', 'IT', '05', 900),
      town('Nowhere', 'IT', '99', 50_000),
      town('Tokyo', 'JP', '40', 8_336_599),
      town('Odd', 'IT', '05', 'many'),
      'cut off',
    ]
    writeFileSync(join(dir, 'cities.txt'), lines.join('\n'))
    writeFileSync(
      join(dir, 'regions.txt'),
      'IT.05\tEmilia-Romagna\tEmilia-Romagna\t3177401\nJP.40\tTokyo\tTokyo\t1',
    )
    const args = ['places', 'import', 'cities.txt', '--regions', 'regions.txt']
    expect(await ok(...args)).toMatchObject({ countries: 'IT', towns: 1 })
    expect(await ok('places', 'list')).toEqual([
      { country: 'DE', regions: 1, towns: 1 },
      { country: 'IT', regions: 1, towns: 1 },
    ])
    expect(await site.db.many(sql`select action, subject from audit`)).toMatchObject([
      { action: 'places import', subject: 'IT' },
    ])
    const none = await ops('places', 'import', 'regions.txt', '--regions', 'cities.txt')
    expect(none).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was changed') })
    expect((await ops('places', 'import', 'absent.txt', '--regions', 'regions.txt')).output).toMatch(
      /absent\.txt cannot be read/,
    )
  })
})
