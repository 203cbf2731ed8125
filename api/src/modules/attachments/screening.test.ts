import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { useTestConsole } from '../../testing/console'
import { createJpeg } from '../../testing/pictures'
import { atOnce, saveSettings } from '../../testing/social'
import { uploadMessagePhoto } from '../../testing/upload'
import { useScreening } from '../photos/screening/testing/useScreening'
import { screenNextSent } from './screening.service'

describeOnEngine('screening of photos in messages', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  const { scoreWith, run } = useScreening(site)
  let jpeg: Buffer
  let anna: TestMember
  let bert: TestMember
  beforeAll(async () => {
    jpeg = await createJpeg(64, 48)
  })
  beforeEach(async () => {
    anna = await site.member({ name: 'Anna', paid_user: true, credits: 20 })
    bert = await site.member({ name: 'Bert' })
  })

  const upload = async (): Promise<string> => (await uploadMessagePhoto(site, anna, jpeg)).name
  const send = async (name: string) => {
    const body = { profile: bert.id, kind: 'photo', upload: name } as const
    return (await anna.call('sendMessage', { key: `photo-${name}`, body })).message
  }
  const received = async () =>
    (await bert.call('getMessages', { query: { profile: anna.id } })).messages.at(-1)?.attachment
  const screen = async () => {
    site.clock.add(1_000)
    await run()
  }
  const covered = expect.objectContaining({ is_covered: true, may_show_nudity: true }) as unknown

  it('[TRUST-09] warns the recipient until the photo has a harmless score, then updates the open page', async () => {
    const message = await send(await upload())
    expect(await received()).toEqual(covered)
    expect(message.attachment).toMatchObject({ is_covered: false })
    expect(message.attachment).not.toHaveProperty('may_show_nudity')
    const events = site.eventsOf(bert.id)
    await screen()
    expect(await received()).toMatchObject({ is_covered: true })
    expect(await received()).not.toHaveProperty('may_show_nudity')
    expect(events.map(({ event }) => event)).toMatchObject([
      { type: 'message-changed', message: { id: message.id, revision: 1, attachment: { is_covered: true } } },
    ])
  })

  it('[TRUST-09] keeps the warning on a photo that is possibly explicit, until the recipient opens it', async () => {
    scoreWith(async () => 0.3)
    const name = await upload()
    await screen()
    const { id } = await send(name)
    expect(await received()).toEqual(covered)
    await bert.call('openMedia', { body: { message: id } })
    expect(await received()).toMatchObject({ is_covered: false })
    expect(await received()).not.toHaveProperty('may_show_nudity')
  })

  it('[TRUST-09] uncovers only harmless photos if the site does not cover all', async () => {
    await saveSettings(site.db, { cover_message_photos: false })
    await send(await upload())
    expect(await received()).toEqual(covered)
    await screen()
    expect(await received()).toMatchObject({ is_covered: false })
    scoreWith(async () => 0.9)
    await send(await upload())
    await screen()
    expect(await received()).toEqual(covered)
  })

  it('neither warns nor covers if screening is off', async () => {
    await saveSettings(site.db, { cover_message_photos: false, screening: { photos: 'off' } })
    await send(await upload())
    expect(await received()).toMatchObject({ is_covered: false })
    expect(await received()).not.toHaveProperty('may_show_nudity')
  })

  it('keeps the warning if the model fails, scores the others, and tries four times', async () => {
    const failing = await upload()
    await send(failing)
    let tries = 0
    scoreWith(() => {
      tries += 1
      return Promise.reject(new Error('the scorer ended (SIGKILL)'))
    })
    await screen()
    scoreWith(async () => 0)
    const other = await upload()
    await screen()
    const scored = sql`select name from message_media where score is not null`
    expect(await site.db.many(scored)).toEqual([{ name: other }])
    scoreWith(() => {
      tries += 1
      return Promise.reject(new Error('the scorer ended (SIGKILL)'))
    })
    const unscored = async () =>
      (await site.app.metrics.metrics()).match(/^duetto_photos_unscored_24h (\d+)/m)?.[1]
    expect(await unscored()).toBe('0')
    for (let hours = 0; hours < 6; hours += 1) {
      site.clock.add(3_600_000)
      await run()
    }
    expect(tries).toBe(4)
    expect(await received()).toEqual(covered)
    expect(await unscored()).toBe('1')
  })

  it('scores a photo once, and announces it once, if several processes screen at the same time', async () => {
    await send(await upload())
    let scored = 0
    scoreWith(async () => {
      scored += 1
      return 0
    })
    const events = site.eventsOf(bert.id)
    site.clock.add(1_000)
    await atOnce(4, () => screenNextSent(site.deps))
    expect(scored).toBe(1)
    expect(events).toHaveLength(1)
  })

  it('shows the score with a report', async () => {
    scoreWith(async () => 0.95)
    const { id } = await send(await upload())
    await screen()
    const { reference } = await bert.call('report', { body: { kind: 'message', id, reason: 'explicit' } })
    const olga = await desk.operator('moderator')
    const { messages } = await olga.call('showConversation', { body: { reference, reason: 'Deciding' } })
    expect(messages).toMatchObject([{ id, media: { explicit: 'very_likely' } }])
  })

  describe('of photos that were sent while screening was off', () => {
    const covers = async () =>
      (await bert.call('getMessages', { query: { profile: anna.id } })).messages.map(
        ({ attachment }) => attachment,
      )
    const sendUnscreened = async (count: number) => {
      await saveSettings(site.db, { screening: { photos: 'off' } })
      const ids: number[] = []
      for (let index = 0; index < count; index += 1) ids.push((await send(await upload())).id)
      await run()
      await saveSettings(site.db, { screening: { photos: 'sort' } })
      return ids
    }
    const scores = async () =>
      (
        await site.db.many<{ score: number | null }>(
          sql`select score from message_media where message_id is not null order by id`,
        )
      ).map(({ score }) => score)

    it('[TRUST-09] adds the warning only to explicit ones that the recipient has not opened', async () => {
      const [opened = 0, closed] = await sendUnscreened(2)
      await bert.call('openMedia', { body: { message: opened } })
      scoreWith(async () => 1)
      const events = site.eventsOf(bert.id)
      await run()
      expect(await scores()).toEqual([1, 1])
      const [first, second] = await covers()
      expect(first).toMatchObject({ is_covered: false })
      expect(first).not.toHaveProperty('may_show_nudity')
      expect(second).toEqual(covered)
      expect(events).toMatchObject([{ event: { type: 'message-changed', message: { id: closed } } }])
    })

    it('changes nothing for the recipient of a harmless one', async () => {
      await sendUnscreened(1)
      const before = await covers()
      const events = site.eventsOf(bert.id)
      await run()
      expect(await scores()).toEqual([0])
      expect([await covers(), events]).toEqual([before, []])
    })

    it('scores five in a run, the latest first, after new ones', async () => {
      await sendUnscreened(6)
      await send(await upload())
      await screen()
      expect(await scores()).toEqual([null, 0, 0, 0, 0, 0, 0])
      await run()
      expect(await scores()).toEqual([0, 0, 0, 0, 0, 0, 0])
    })

    it('tries at most one in a minute while the model fails, without a warning', async () => {
      await sendUnscreened(3)
      let tries = 0
      scoreWith(() => {
        tries += 1
        return Promise.reject(new Error('the scorer ended (SIGKILL)'))
      })
      for (let runs = 0; runs < 3; runs += 1) await run()
      expect(tries).toBe(1)
      expect(await covers()).not.toContainEqual(covered)
      scoreWith(async () => 0)
      site.clock.add(60_000)
      await run()
      expect(await scores()).toEqual([0, 0, 0])
    })
  })
})
