import sharp from 'sharp'
import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { addPhotos } from '../../testing/social'
import { storedPhotoName } from '../photos/storedFiles'

describeOnEngine('likes teaser', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const picture = () =>
    sharp({ create: { width: 320, height: 400, channels: 3, background: '#a04060' } })
      .webp()
      .toBuffer()
  const withPhoto = async () => {
    const member = await site.member()
    await addPhotos(site.db, member.id, 1)
    await site.deps.storage.put(
      storedPhotoName(`photo-${member.id}-0`, 'thumb.webp'),
      await picture(),
      'image/webp',
    )
    return member
  }

  it('[PREMIUM-01] shows how many people like the member, with unrecognisable faces', async () => {
    const me = await site.member()
    expect(await me.call('getLikesTeaser')).toEqual({ count: 0, faces: [], locked_photo_count: 0 })
    for (let number = 0; number < 6; number += 1)
      await (await withPhoto()).call('like', { body: { profile: me.id } })
    await (await site.member()).call('like', { body: { profile: me.id } })
    const { count, faces } = await me.call('getLikesTeaser')
    expect(count).toBe(7)
    expect(faces).toHaveLength(5)
    for (const face of faces) {
      const bytes = Buffer.from(face.split(',')[1] ?? '', 'base64')
      const { width, height, exif, xmp, icc } = await sharp(bytes).metadata()
      expect({ width, height, exif, xmp, icc }).toEqual({ width: 8, height: 10 })
    }
    expect(JSON.stringify(faces)).not.toContain('photo')
  })

  it('[PREMIUM-01] counts the photos of real admirers that only Premium members see', async () => {
    const [me, her, him] = [await site.member(), await site.member(), await site.member()]
    await addPhotos(site.db, her.id, 7)
    await addPhotos(site.db, him.id, 1)
    for (const liker of [her, him]) await liker.call('like', { body: { profile: me.id } })
    const lockedOf = async ({ id }: { id: number }) =>
      (await me.call('getMember', { query: { id } })).profile.locked_photo_count
    const locked = (await lockedOf(her)) + (await lockedOf(him))
    expect(locked).toBeGreaterThan(0)
    expect(await me.call('getLikesTeaser')).toMatchObject({ locked_photo_count: locked })
  })

  it('[PREMIUM-01] omits blocked members and unapproved photos', async () => {
    const [me, her, him] = [await site.member(), await withPhoto(), await site.member()]
    await her.call('like', { body: { profile: me.id } })
    await him.call('like', { body: { profile: me.id } })
    await site.db.run(sql`update photos set status = 'pending'`)
    expect(await me.call('getLikesTeaser')).toEqual({ count: 2, faces: [], locked_photo_count: 0 })
    await me.call('block', { body: { profile: her.id } })
    expect(await me.call('getLikesTeaser')).toMatchObject({ count: 1 })
  })
})
