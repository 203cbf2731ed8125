import { describeOnEngine, useTestApp } from '../../testing'
import { addPhotos } from '../../testing/social'
import { photoPath, wholeFile } from './photos.presenter'
import { reviewPhoto } from './review.service'
import { storedPhotoName } from './storedFiles'

describeOnEngine('visibility of photos, and appeals', (engine) => {
  const t = useTestApp({ engine })

  it('[PHOTO-03] visitors see a main photo only while its owner consents', async () => {
    const anna = await t.member({ paid_user: true })
    const [main] = await addPhotos(t.db, anna.id, 2)
    const name = `photo-${anna.id}-0`
    await t.deps.storage.put(storedPhotoName(name, wholeFile), Buffer.from('RIFF'), 'image/webp')
    const bytesFor = async (cookie: string) =>
      (await t.app.inject({ url: photoPath(name, wholeFile), headers: { cookie } })).statusCode
    const seen = async () => {
      const { profiles } = await t.visitor('searchMembers', { query: { country: 'NL' } })
      const page = (await t.visitor('getMember', { query: { id: anna.id } })).profile
      return {
        bytes: await bytesFor(''),
        tile: profiles.find(({ id }) => id === anna.id)?.main_image?.id ?? null,
        page: page.main_image?.id ?? null,
        locked: page.locked_photo_count,
      }
    }
    const hidden = { bytes: 404, tile: null, page: null, locked: 2 }
    expect(await seen()).toEqual(hidden)
    const bert = await t.member()
    expect(await bytesFor(bert.call.cookie)).toBe(200)
    await anna.call('saveProfile', { body: { has_public_photo: true } })
    expect(await seen()).toEqual({ bytes: 200, tile: main, page: main, locked: 1 })
    const since = (await anna.call('getAccount')).consents.public_photo_at
    expect(since).toBe(t.clock.now.toISOString())
    t.clock.add(60_000)
    await anna.call('saveProfile', { body: { has_public_photo: true } })
    expect((await anna.call('getAccount')).consents.public_photo_at).toBe(since)
    await anna.call('saveProfile', { body: { has_public_photo: false } })
    expect(await seen()).toEqual(hidden)
    expect((await anna.call('getAccount')).consents.public_photo_at).toBeNull()
  })

  it('[TRUST-09] a refused photo shows the reason, and its owner can appeal once', async () => {
    const [anna, bert] = [await t.member(), await t.member()]
    const [photo = 0] = await addPhotos(t.db, anna.id, 1)
    const body = { id: photo, text: ' That is me, with my sister’s hat. ' }
    expect(await anna.call.refused('appealPhoto', { body })).toMatchObject({ code: 'conflict' })
    await t.db.tx((tx) => reviewPhoto(tx, photo, 'not_you', t.clock.now))
    expect((await anna.call('getProfile')).profile.images).toMatchObject([
      { status: 'rejected', refusal: 'not_you', appeal: null },
    ])
    expect(await bert.call.refused('appealPhoto', { body })).toMatchObject({ code: 'not_found' })
    const answers = await Promise.all([...Array(5)].map(() => anna.call.raw('appealPhoto', { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect((await anna.call('getProfile')).profile.images).toMatchObject([{ appeal: 'open' }])
    const exported = await anna.call('exportData')
    expect(exported.photo_appeals).toMatchObject([{ text: 'That is me, with my sister’s hat.' }])
  })
})
