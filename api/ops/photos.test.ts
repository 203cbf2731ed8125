import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { storedPhotoName } from '../src/modules/photos/storedFiles'
import { describeOnEngine, createTestApp } from '../src/testing'
import type { TestApp } from '../src/testing'
import { addPhotos } from '../src/testing/social'
import { runOps } from './runOps'

describeOnEngine('ops: photos and appeals', (engine) => {
  let site: TestApp
  let dir: string
  beforeAll(async () => {
    site = await createTestApp({ engine })
    dir = mkdtempSync(join(tmpdir(), 'ops-'))
  })
  afterEach(() => site.reset())
  afterAll(async () => {
    rmSync(dir, { recursive: true })
    await site.close()
  })

  const ops = async (...args: string[]) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: dir, cwd: dir }, [...args, '--json'])
  const ok = async (...args: string[]): Promise<unknown> => {
    const { code, output } = await ops(...args)
    if (code !== 0) throw new Error(output)
    return JSON.parse(output)
  }
  const audited = () => site.db.many(sql`select actor, action, subject from audit order by id`)

  it('reviews photos; the next photo replaces a refused main photo', async () => {
    const anna = await site.member()
    const [first = 0, second = 0] = await addPhotos(site.db, anna.id, 2)
    await site.db.run(sql`update photos set status = 'pending' where id = ${first}`)
    expect(await ok('photos', 'list')).toMatchObject([{ id: first, member: anna.id }])
    await ok('photos', 'reject', String(first), '--reason', 'no_person')
    expect(await site.db.many(sql`select id, status, is_main from photos order by id`)).toEqual([
      { id: first, status: 'rejected', is_main: false },
      { id: second, status: 'active', is_main: true },
    ])
    expect(await audited()).toEqual([{ actor: 'olga', action: 'photo rejected', subject: `photo ${first}` }])
    expect((await ops('photos', 'approve', '999')).code).toBe(1)
    expect((await ops('photos', 'reject', String(second), '--reason', 'boredom')).code).toBe(1)
  })

  it('lists photos in the order of the review, with their scores', async () => {
    const anna = await site.member()
    const [first = 0, explicit = 0, active = 0] = await addPhotos(site.db, anna.id, 3)
    await site.db.run(sql`
      update photos set status = 'pending', created_at = ${site.clock.now} where id in (${first}, ${explicit})`)
    await site.db.run(sql`
      update photos set score = 0.75, queued_at = created_at - interval '9 hours' where id = ${explicit}`)
    expect(await ok('photos', 'list')).toMatchObject([
      { id: explicit, score: 0.75 },
      { id: first, score: null },
    ])
    expect(await ok('photos', 'list', '--all')).toContainEqual(expect.objectContaining({ id: active }))
  })

  it('[TRUST-09] notifies the member of a refusal, lists the appeal, and notifies them of the decision', async () => {
    const anna = await site.member({ name: 'Anna', language: 'de' })
    const [photo = 0] = await addPhotos(site.db, anna.id, 1)
    const events = site.eventsOf(anna.id)
    await site.deps.storage.put(
      storedPhotoName(`photo-${anna.id}-0`, 'full.webp'),
      Buffer.from('RIFF'),
      'image/webp',
    )
    await ok('photos', 'save', String(photo), 'look.webp')
    expect(readFileSync(join(dir, 'look.webp'), 'utf8')).toBe('RIFF')
    const nowhere = await ops('photos', 'save', String(photo), 'absent/look.webp')
    expect(nowhere).toEqual({
      code: 1,
      output: `${join(dir, 'absent/look.webp')} cannot be written: ENOENT.\n`,
    })
    await ok('photos', 'reject', String(photo), '--reason', 'contact')
    expect(site.mails.slice(-1).map(({ to, subject }) => [to, subject])).toEqual([
      [anna.email, 'Ein Foto wurde abgelehnt'],
    ])
    expect(await ok('appeals', 'list')).toEqual([])
    await anna.call('appealPhoto', { body: { id: photo, text: 'The number is on a bus.' } })
    expect(await ok('appeals', 'list')).toMatchObject([
      { photo, member: anna.id, refusal: 'contact', text: 'The number is on a bus.', status: 'open' },
    ])
    const decision = 'Die Nummer ist die einer Buslinie.'
    await ok('appeals', 'overturn', String(photo), '--decision', decision)
    expect(site.mails.at(-1)?.text).toContain(decision)
    expect((await anna.call('getProfile')).profile.images).toMatchObject([
      { status: 'active', refusal: null, appeal: null },
    ])
    expect(events.map(({ event }) => event.type)).toEqual(['resync', 'resync'])
    expect((await ops('appeals', 'uphold', String(photo), '--decision', 'No.')).code).toBe(1)
  })
})
