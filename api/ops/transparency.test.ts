import { insertAudit } from '../src/modules/audit/audit.repository'
import { describeOnEngine, createTestApp } from '../src/testing'
import type { TestApp } from '../src/testing'
import { addPhotos } from '../src/testing/social'
import { runOps } from './runOps'

describeOnEngine('ops transparency', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const ops = (...args: string[]) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd: '' }, args)
  const figures = async (from: string, to: string): Promise<string[]> => {
    const { output } = await ops('transparency', '--from', from, '--to', to, '--json')
    const rows = JSON.parse(output) as { figure: string; detail: string; value: number }[]
    return rows.map(({ figure, detail, value }) =>
      [figure, detail, value].filter((part) => part !== '').join(' | '),
    )
  }

  it('[TRUST-06] counts notices, decisions, refusals, suspensions and appeals of its days, both included', async () => {
    const [me, her] = [await site.member(), await site.member({ country: 'DE' })]
    const [photo = 0] = await addPhotos(site.db, her.id, 1)
    const report = async () =>
      (await me.call('report', { body: { kind: 'profile', id: her.id, reason: 'fake' } })).reference
    const [first, second] = [await report(), await report()]
    site.clock.add(6 * 3_600_000)
    await ops('reports', 'uphold', first, '--decision', 'Removed.')
    site.clock.add(4 * 3_600_000)
    await ops('reports', 'dismiss', second, '--decision', 'Genuine.')
    await ops('photos', 'reject', String(photo), '--reason', 'explicit')
    await her.call('appealPhoto', { body: { id: photo, text: 'It is me' } })
    await ops('appeals', 'overturn', String(photo), '--decision', 'It is you.')
    const measure = ['--rule', 'spam', '--text', 'Please stop.']
    await ops('members', 'warn', String(her.id), ...measure)
    await ops('members', 'restrict', String(her.id), '--days', '3', ...measure)
    await ops('members', 'suspend', String(her.id), '--rule', 'spam', '--text', 'Sent adverts.')
    await ops('members', 'restore', String(her.id), '--reason', 'mistake')
    expect(await figures('2026-03-01', '2026-03-01')).toEqual([
      'notices received | profile: fake | 2',
      'notices upheld | profile: fake | 1',
      'notices dismissed | profile: fake | 1',
      'photos refused | explicit | 1',
      'members warned | spam | 1',
      'accounts suspended | spam | 1',
      'accounts restricted | spam | 1',
      'accounts restored | 1',
      'appeals accepted | refused photo | 1',
      'median hours to a decision | notice | 8',
      'median hours to a decision | appeal | 0',
      'members active in the last 30 days | DE | 1',
      'members active in the last 30 days | NL | 1',
    ])
    expect(await figures('2026-02-01', '2026-02-28')).toEqual([
      'members active in the last 30 days | DE | 1',
      'members active in the last 30 days | NL | 1',
    ])
  })

  it('[TRUST-06] does not count a refusal that the operator took back', async () => {
    const her = await site.member()
    const [photo = 0] = await addPhotos(site.db, her.id, 1)
    await ops('photos', 'reject', String(photo), '--reason', 'explicit')
    const line = { action: 'photo decision undone', subject: `photo ${photo}` }
    await insertAudit(site.db, { name: 'olga' }, line, site.clock.now)
    expect((await figures('2026-03-01', '2026-03-01')).filter((row) => row.startsWith('photos'))).toEqual([])
  })

  it('prints CSV', async () => {
    await site.member()
    const { output } = await ops('transparency', '--from', '2026-03-01', '--to', '2026-03-01', '--csv')
    expect(output.split('\r\n')[0]).toBe('figure,detail,value')
  })

  it('refuses more than a year', async () => {
    expect((await ops('transparency', '--from', '2024-01-01', '--to', '2026-01-01')).code).toBe(1)
  })
})
