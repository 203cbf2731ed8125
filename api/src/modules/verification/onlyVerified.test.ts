import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { addPhotos, saveSettings, sendText } from '../../testing/social'

describeOnEngine('only verified members may write', (engine) => {
  const site = useTestApp({ engine })
  let anna: TestMember
  let bob: TestMember
  beforeEach(async () => {
    anna = await site.member({ gender: 'female', country: 'IT' })
    bob = await site.member({ gender: 'male', country: 'IT', paid_user: true, credits: 10 })
    await anna.call('saveProfile', { body: { only_verified: true } })
  })

  const write = (text = 'Hello') => sendText(bob, { profile: anna.id }, text)
  const isRefused = async () => {
    await expect(write()).rejects.toThrow(/verified_only/)
    return site.db.one(sql`
      select credits, started_conversations, (select count(*)::int from messages where sender_id = ${bob.id}) as sent
      from wallets where user_id = ${bob.id}`)
  }
  const verify = (member: TestMember) =>
    addPhotos(site.db, member.id, 1).then(([photo]) =>
      site.db.run(sql`
        insert into verifications (user_id, status, pose, pose_until, photo_id)
        values (${member.id}, 'verified', 'open_hand', ${site.clock.now}, ${photo ?? 0})`),
    )

  it('[CHAT-02] refuses a member without the mark, at no cost', async () => {
    expect(await isRefused()).toEqual({ credits: 10, started_conversations: 0, sent: 0 })
    await verify(bob)
    await write()
  })

  it('lets a member answer who was written to', async () => {
    await sendText(anna, { profile: bob.id }, 'Hi')
    await write()
  })

  it('closes a conversation that the recipient has never answered, and not one with an answer', async () => {
    await anna.call('saveProfile', { body: { only_verified: false } })
    await write()
    await anna.call('saveProfile', { body: { only_verified: true } })
    expect(await isRefused()).toMatchObject({ sent: 1 })
    await sendText(anna, { profile: bob.id }, 'Hi')
    await write()
  })

  it('refuses after the mark was withdrawn with the main photo', async () => {
    await verify(bob)
    await site.db.run(sql`delete from photos where user_id = ${bob.id}`)
    expect(await isRefused()).toMatchObject({ sent: 0 })
  })

  it('has no effect on a site without verification', async () => {
    await saveSettings(site.db, { member_verification: false })
    await write()
  })

  it('finds verified members', async () => {
    const found = async () =>
      (
        await anna.call('searchMembers', { query: { gender: 'male', country: 'IT', verified: '1' } })
      ).profiles.map(({ id, is_verified }) => [id, is_verified])
    await site.member({ gender: 'male', country: 'IT' })
    expect(await found()).toEqual([])
    await verify(bob)
    expect(await found()).toEqual([[bob.id, true]])
    await saveSettings(site.db, { member_verification: false })
    expect(await found()).toHaveLength(2)
  })
})
