import { useTestApp } from '../src/testing'
import { countSteps } from '../src/modules/funnel/counts.repository'
import { runOps } from './runOps'

describe('ops funnel', () => {
  const site = useTestApp()
  const ops = async (...args: string[]) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd: '' }, ['funnel', ...args])
  const visit = { day: '2026-03-01', lander: 'gallery', niche: 'none', locale: 'de' }
  const visits = async (count: number, signUps: number, variant: string) => {
    for (let index = 0; index < count; index += 1) {
      const steps = index < signUps ? (['view', 'signed_up'] as const) : (['view'] as const)
      await countSteps(site.db, { ...visit, variant, source: '=HYPERLINK("x")' }, steps, 10)
    }
  }

  it('prints a table by lander', async () => {
    await visits(3, 1, '')
    const { output } = await ops()
    const [head, line] = output.split('\n')
    expect(head?.split(/ +/)).toEqual(
      'lander view started account signed_up photo location personal about activated first_message first_purchase'.split(
        ' ',
      ),
    )
    expect(line?.split(/ +/)).toEqual('gallery 3 0 0 1 0 0 0 0 0 0 0'.split(' '))
    expect((await ops('--to', '2026-02-28')).output).toBe('Nothing.\n')
  })

  it('prints variants with intervals, and a winner once the intervals part', async () => {
    await visits(40, 2, 'a')
    await visits(40, 4, 'b')
    const found = async () => JSON.parse((await ops('--by', 'variant', '--json')).output) as object[]
    expect(await found()).toMatchObject([
      { lander: 'gallery', variant: 'a', sign_up_percent: '5.0', lowest_percent: '1.4', winner: '' },
      { lander: 'gallery', variant: 'b', sign_up_percent: '10.0', highest_percent: '23.1', winner: '' },
    ])
    await visits(40, 30, 'b')
    expect(await found()).toMatchObject([
      { variant: 'b', winner: 'yes' },
      { variant: 'a', winner: '' },
    ])
  })

  it('prints CSV that no spreadsheet runs', async () => {
    await visits(1, 0, '')
    const [head, line] = (await ops('--by', 'source', '--csv')).output.split('\r\n')
    expect(head).toMatch(/^source,view,/)
    expect(line).toMatch(/^"'=HYPERLINK\(""x""\)",1,0,/)
    expect((await ops('--to', '2026-02-28', '--csv')).output).toBe('')
  })

  it.each([
    [['--from', '2026-02-31']],
    [['--by', 'member']],
    [['--from', '2026-03-02', '--to', '2026-03-01']],
  ])('refuses %j', async (args) => {
    const { code, output } = await ops(...args)
    expect(code).toBe(1)
    expect(output).not.toBe('')
  })
})
