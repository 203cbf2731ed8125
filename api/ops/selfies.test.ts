import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { storedSelfieName } from '../src/modules/verification/selfie'
import { describeOnEngine, useTestApp } from '../src/testing'
import { addPhotos } from '../src/testing/social'
import { runOps } from './runOps'

describeOnEngine('ops: selfies', (engine) => {
  const site = useTestApp({ engine })
  const dir = mkdtempSync(join(tmpdir(), 'ops-'))
  afterAll(() => rmSync(dir, { recursive: true }))

  const ops = (...args: string[]) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: dir, cwd: dir }, ['selfies', ...args, '--json'])
  const ok = async (...args: string[]): Promise<unknown> => {
    const { code, output } = await ops(...args)
    if (code !== 0) throw new Error(output)
    return JSON.parse(output)
  }

  it('lists, saves and decides selfies', async () => {
    const anna = await site.member({ name: 'Anna' })
    const [photo] = await addPhotos(site.db, anna.id, 1)
    const { id } = await site.db.one<{ id: number }>(sql`
      insert into verifications (user_id, status, pose, pose_until, file, sent_at, photo_id)
      values (${anna.id}, 'waiting', 'open_hand', ${site.clock.now}, 'a', ${site.clock.now}, ${photo ?? 0})
      returning id`)
    site.stored.set(storedSelfieName('a'), Buffer.from('RIFF'))
    expect(await ok('list')).toMatchObject([{ id, member: anna.id, who: 'Anna', pose: 'open_hand' }])
    expect(await ok('save', String(id), 'look.webp')).toMatchObject({ pose: 'open_hand' })
    expect(readFileSync(join(dir, 'look.webp'), 'utf8')).toBe('RIFF')
    expect((await ops('refuse', String(id), '--reason', 'boredom')).code).toBe(1)
    await ok('approve', String(id))
    expect((await anna.call('getVerification')).verification.state).toBe('verified')
    expect(await ops('refuse', String(id), '--reason', 'pose')).toMatchObject({ code: 1 })
    expect(await ok('list')).toEqual([])
    expect(await ok('list', '--all')).toMatchObject([{ id, status: 'verified' }])
  })
})
