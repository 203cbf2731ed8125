import type { SelfieRefusal } from '@duetto/shared/domain'
import { operatorTimings, verificationLimits } from '@duetto/shared/domain'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { addPhotos, atOnce, saveSettings } from '../../testing/social'
import { postFile } from '../../testing/upload'
import { eraseUser } from '../accounts/deletion/erasure'
import { createArchive } from '../exports/archive'
import { retentionMs } from '../privacy/retention'
import { retentionJob } from '../privacy/retention.job'
import { decideSelfie } from './decision.service'
import { selfiesJob } from './selfies.job'

describeOnEngine('verification', (engine) => {
  const site = useTestApp({ engine })
  let me: TestMember
  let photos: number[]
  let bytes: Buffer
  beforeAll(async () => {
    bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a87' } })
      .withExif({ IFD0: { Copyright: 'secret' } })
      .jpeg()
      .toBuffer()
  })
  beforeEach(async () => {
    me = await site.member({ gender: 'female' })
    photos = await addPhotos(site.db, me.id, 2)
  })

  const send = (who = me) =>
    postFile(site, who, { url: '/api/selfie.php', field: 'photo', bytes, type: 'image/jpeg' })
  const state = async (who = me) => (await who.call('getVerification')).verification.state
  const ask = async (who = me) => {
    await who.call('startVerification')
    expect(await send(who)).toMatchObject({ status: 200 })
    const { id } = await site.db.one<{ id: number }>(
      sql`select max(id) as id from verifications where user_id = ${who.id}`,
    )
    return id
  }
  const decide = (id: number, refusal: SelfieRefusal | null = null) =>
    decideSelfie(site.deps, { name: 'olga' }, { id, refusal })
  const verify = async (who = me) => decide(await ask(who))
  const cardFor = async (viewer: TestMember, id = me.id) =>
    (await viewer.call('getMember', { query: { id } })).profile.is_verified
  const selfies = () => [...site.stored.keys()].filter((name) => name.startsWith('selfies/'))
  const clean = () => selfiesJob.run(site.deps)
  const afterUndo = async () => {
    site.clock.add(operatorTimings.photoUndoMs + 1)
    await clean()
  }

  it('grants the mark after an operator has compared a selfie in a random pose', async () => {
    const bob = await site.member({ gender: 'male' })
    expect((await me.call('getVerification')).verification).toEqual({
      state: 'never',
      has_photo: true,
      pose: null,
      refusal: null,
      attempts_left: verificationLimits.selfiesPerDay,
    })
    const posed = (await me.call('startVerification')).verification
    expect(posed.state).toBe('posed')
    expect((await me.call('startVerification')).verification.pose).toEqual(posed.pose)
    expect(await send()).toMatchObject({ status: 200, body: { verification: { state: 'waiting' } } })
    expect(await cardFor(bob)).toBeUndefined()
    const { id } = await site.db.one<{ id: number }>(sql`select id from verifications`)
    const events = site.eventsOf(me.id)
    await decide(id)
    expect(await state()).toBe('verified')
    expect(await cardFor(bob)).toBe(true)
    expect(events.map(({ event }) => event.type)).toEqual(['resync'])
    expect(site.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [me.email, 'There is news on your profile'],
    ])
    expect(await site.db.many(sql`select actor, action, subject from audit`)).toEqual([
      { actor: 'olga', action: 'selfie verified', subject: `member ${me.id}` },
    ])
    await expect(decide(id)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('strips the metadata of a selfie, and deletes it after the time for an undo', async () => {
    const id = await ask()
    const [file = ''] = selfies()
    expect((await sharp(site.stored.get(file)).metadata()).exif).toBeUndefined()
    await decide(id)
    await clean()
    expect(selfies()).toEqual([file])
    await afterUndo()
    expect(selfies()).toEqual([])
    expect(await state()).toBe('verified')
  })

  it('refuses with a reason, and limits the attempts of a day', async () => {
    for (let attempt = 0; attempt < verificationLimits.selfiesPerDay; attempt += 1) {
      await decide(await ask(), 'pose')
      expect((await me.call('getVerification')).verification).toMatchObject({
        state: 'refused',
        refusal: 'pose',
      })
    }
    expect(await me.call.refused('startVerification')).toMatchObject({ code: 'verification_limit' })
    site.clock.add(24 * 3_600_000)
    expect((await me.call('startVerification')).verification.state).toBe('posed')
  })

  it('accepts one of several selfies sent at once', async () => {
    await me.call('startVerification')
    const answers = await atOnce(4, () => send())
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await site.db.many(sql`select status from verifications`)).toEqual([{ status: 'waiting' }])
  })

  it('binds one pose to the member, whatever the number of requests', async () => {
    const answers = await atOnce(4, () => me.call('startVerification'))
    expect(new Set(answers.map(({ verification }) => verification.pose?.name)).size).toBe(1)
  })

  it('lets a pose lapse', async () => {
    await me.call('startVerification')
    site.clock.add(verificationLimits.poseMs)
    expect(await send()).toMatchObject({ status: 410, body: { code: 'pose_expired' } })
    expect(await state()).toBe('never')
    await clean()
    expect(await site.db.many(sql`select id from verifications`)).toEqual([])
    expect(await send()).toMatchObject({ status: 409 })
  })

  it('needs an approved main photo', async () => {
    const bare = await site.member()
    expect(await bare.call.refused('startVerification')).toMatchObject({ code: 'main_photo_required' })
    expect((await bare.call('getVerification')).verification.has_photo).toBe(false)
  })

  const main = () => photos[0] ?? 0
  const changes: Record<string, () => Promise<unknown>> = {
    'another main photo is chosen': () =>
      me.call('updatePhoto', { body: { id: photos[1] ?? 0, is_main: true } }),
    'the main photo is deleted': () => me.call('deletePhoto', { body: { id: main() } }),
    'the main photo is refused': () =>
      site.db.run(sql`update photos set status = 'rejected', is_main = false where id = ${main()}`),
  }
  it.each(Object.keys(changes))('withdraws the mark when %s', async (change) => {
    await verify()
    await changes[change]?.()
    expect(await state()).toBe('withdrawn')
    expect((await me.call('getProfile')).profile.is_verified).toBe(false)
    expect(await cardFor(await site.member())).toBeUndefined()
  })

  it('[TRUST-10] shows a withdrawal as long as a refusal, however old the decision', async () => {
    await verify()
    await afterUndo()
    const longAgo = new Date(site.clock.now.getTime() - retentionMs.endedVerification - 1)
    await site.db.run(sql`update verifications set sent_at = ${longAgo}, decided_at = ${longAgo}`)
    await changes['the main photo is deleted']?.()
    await retentionJob.run(site.deps)
    expect(await state()).toBe('withdrawn')
    await site.db.run(sql`update verifications set ended_at = ${longAgo}`)
    await retentionJob.run(site.deps)
    expect(await state()).toBe('never')
  })

  it('retains the mark when other photos change', async () => {
    await verify()
    await me.call('updatePhoto', { body: { id: main(), is_main: true, position: 1 } })
    await me.call('deletePhoto', { body: { id: photos[1] ?? 0 } })
    expect(await state()).toBe('verified')
  })

  it('grants no mark for a main photo that changes while the operator decides', async () => {
    const id = await ask()
    const [decision] = await Promise.allSettled([
      decide(id),
      me.call('updatePhoto', { body: { id: photos[1] ?? 0, is_main: true } }),
    ])
    expect([await state(), await cardFor(await site.member())]).toEqual(['withdrawn', undefined])
    if (decision.status === 'rejected') expect(decision.reason).toMatchObject({ code: 'conflict' })
    await clean()
    await afterUndo()
    expect(selfies()).toEqual([])
  })

  it('lets the member withdraw the selfie or the mark', async () => {
    await ask()
    expect((await me.call('endVerification')).verification.state).toBe('withdrawn')
    await clean()
    expect(selfies()).toEqual([])
    await verify()
    await me.call('endVerification')
    expect(await cardFor(await site.member())).toBeUndefined()
  })

  it('[TRUST-10] deletes a selfie that stays undecided for too long', async () => {
    await ask()
    site.clock.add(verificationLimits.answerMs - 1)
    await clean()
    expect(selfies()).toHaveLength(1)
    site.clock.add(1)
    await clean()
    expect([await state(), selfies()]).toEqual(['lapsed', []])
  })

  it('[TRUST-10] deletes a selfie that waits when its member deletes the account', async () => {
    const password = 'a quiet lighthouse'
    me = await site.member({ password })
    await addPhotos(site.db, me.id, 1)
    await ask()
    await me.call('deleteAccount', { body: { password } })
    await clean()
    expect(selfies()).toEqual([])
    expect(await site.db.many(sql`select status, file from verifications`)).toEqual([
      { status: 'withdrawn', file: null },
    ])
  })

  it('[TRUST-10] exports the selfie and erases it with the account', async () => {
    await ask()
    const archive = await createArchive(site.deps, me.id, 'en')
    expect(archive.toString('latin1')).toContain('photos/3.webp')
    await eraseUser(site.deps, me.id)
    expect([selfies(), await site.db.many(sql`select id from verifications`)]).toEqual([[], []])
  })

  it('mails no decision to a member who has unsubscribed', async () => {
    await site.db.run(sql`update users set notifications_disabled = '{unsubscribe}' where id = ${me.id}`)
    await verify()
    expect(site.mails).toEqual([])
  })

  it('hides marks and page on a site without verification', async () => {
    await verify()
    await saveSettings(site.db, { member_verification: false })
    expect(await cardFor(await site.member())).toBeUndefined()
    for (const call of ['getVerification', 'startVerification'] as const)
      expect(await me.call.refused(call)).toMatchObject({ code: 'not_found' })
    expect(await send()).toMatchObject({ status: 404 })
  })
})
