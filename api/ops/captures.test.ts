import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../src/testing'
import type { TestApp } from '../src/testing'
import type { FakeProvider } from '../src/testing/fakeProvider'
import { notify, order, useProvider } from '../src/testing/money'
import { runOps } from './runOps'

describeOnEngine('ops payments capture', (engine) => {
  let site: TestApp
  let provider: FakeProvider
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    provider = useProvider(site)
  })
  afterAll(() => site.close())

  const ops = (...args: string[]) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd: '' }, [...args, '--json'])
  const ok = async (...args: string[]): Promise<unknown> => {
    const { code, output } = await ops(...args)
    if (code !== 0) throw new Error(output)
    return JSON.parse(output)
  }

  it('[PAY-03] captures or releases reserved money once, and records who did it', async () => {
    await ok('settings', 'set', 'payments', '{"capture": "by_hand"}')
    const anna = await site.member({ created_at: new Date(0) })
    const reserve = async () => {
      const { payment_id: id } = await order(anna)
      await notify(site, provider.set(provider.last().reference, { state: 'authorised' }))
      return String(id)
    }
    const [first, second] = [await reserve(), await reserve()]
    expect(await ok('payments', 'list', '--held')).toHaveLength(2)
    expect(await ok('payments', 'capture', first)).toMatchObject([{ state: 'paid' }])
    expect((await ops('payments', 'release', first)).code).toBe(1)
    expect(await ok('payments', 'release', second)).toMatchObject([{ state: 'cancelled' }])
    expect(await ok('payments', 'list', '--held')).toEqual([])
    expect(provider.ends).toEqual([`C-${first}`, `V-${second}`])
    expect((await site.db.many(sql`select actor, action, subject from audit order by id`)).slice(1)).toEqual([
      { actor: 'olga', action: 'capture', subject: `payment ${first}` },
      { actor: 'olga', action: 'release', subject: `payment ${second}` },
    ])
    const { code, output } = await ops('settings', 'set', 'payments', '{"capture": 144}')
    expect([code, output]).toEqual([1, expect.stringContaining('143')])
  })
})
