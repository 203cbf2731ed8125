import { trackingParams } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../src/testing'
import type { TestApp } from '../src/testing'
import { order, useProvider } from '../src/testing/money'
import { runOps } from './runOps'

describeOnEngine('ops sources', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    useProvider(site)
  })
  afterAll(() => site.close())

  const ops = (...args: string[]) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd: '' }, [...args, '--json'])
  const ok = async (...args: string[]): Promise<unknown> => {
    const { code, output } = await ops(...args)
    if (code !== 0) throw new Error(output)
    return JSON.parse(output)
  }

  it('[TRACK-01] stores the tracking source with the account and each order until erasure', async () => {
    const source = Object.fromEntries(trackingParams.map((name) => [name, `value of ${name}`]))
    const body = {
      email: 'from@test.example',
      name: 'Frida',
      date_of_birth: '1990-03-14',
      password: 'a long evening walk',
    }
    await site.visitor('signUp', { body: { ...body, tracking: { ...source, unknown: 'x' } } })
    expect(await ok('members', 'show', body.email)).toMatchObject({ source })

    const anna = await site.member({ created_at: new Date(0) })
    const [id, payment] = [String(anna.id), String((await order(anna)).payment_id)]
    expect(await ok('payments', 'show', payment)).toMatchObject({ source: {} })
    await site.db.run(sql`
      update users set tracking = (select tracking from users where email = ${body.email}) where id = ${anna.id}`)
    const second = String((await order(anna)).payment_id)
    await site.db.run(sql`update users set tracking = '{}' where id = ${anna.id}`)
    expect(await ok('payments', 'list', '--member', id)).toMatchObject([{ source }, { source: {} }])
    expect(await ok('payments', 'show', second)).toMatchObject({ source })
    expect(await ok('members', 'export', id)).toMatchObject({
      payments: expect.arrayContaining([expect.objectContaining({ tracking: source })]),
    })

    await ok('members', 'erase', id, '--yes', '--reason', 'asked')
    expect(await ok('payments', 'show', second)).toMatchObject({ source: {} })
    expect((await ops('payments', 'show', '999')).code).toBe(1)
  })
})
