import { limits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'

describeOnEngine('notes on profiles', (engine) => {
  const site = useTestApp({ engine })
  let me: TestMember
  let her: TestMember
  beforeEach(async () => {
    me = await site.member()
    her = await site.member()
  })

  const write = (text: string, who = me, profile = her.id) =>
    who.call('saveNote', { body: { profile, text } })
  const read = async (who = me) => (await who.call('getMember', { query: { id: her.id } })).profile.note

  it('shows a note only to the member who wrote it', async () => {
    await write('Met at the market')
    expect(await read()).toBe('Met at the market')
    for (const other of [her, await site.member()]) expect(await read(other)).toBeUndefined()
    const visitor = await site.visitor('getMember', { query: { id: her.id } })
    expect(visitor.profile.note).toBeUndefined()
  })

  it('replaces a note, and an empty text deletes it', async () => {
    await write('One')
    await write('Two')
    expect(await read()).toBe('Two')
    await write('')
    expect(await read()).toBeUndefined()
    expect(await site.db.many(sql`select 1 as one from profile_notes`)).toEqual([])
  })

  it('deletes a note on a member who has blocked the writer, but saves none', async () => {
    await write('Met at the market')
    await her.call('block', { body: { profile: me.id } })
    const again = { body: { profile: her.id, text: 'Again' } }
    expect((await me.call.refused('saveNote', again)).code).toBe('not_found')
    await write('')
    expect(await site.db.many(sql`select 1 as one from profile_notes`)).toEqual([])
  })

  it('keeps one note if two tabs save at the same time', async () => {
    await Promise.all(['One', 'Two', 'Three'].map((text) => write(text)))
    expect(await site.db.many(sql`select 1 as one from profile_notes`)).toHaveLength(1)
  })

  it('refuses notes that are too long, and on oneself', async () => {
    const long = { body: { profile: her.id, text: 'a'.repeat(limits.noteMaxCodePoints + 1) } }
    expect((await me.call.refused('saveNote', long)).code).toBe('bad_input')
    const own = { body: { profile: me.id, text: 'Me' } }
    expect((await me.call.refused('saveNote', own)).code).toBe('not_found')
  })

  it('[TRUST-10] exports the notes that the member wrote', async () => {
    await write('Met at the market')
    expect(await me.call('exportData')).toMatchObject({
      profile_notes: [{ target_id: her.id, text: 'Met at the market' }],
    })
    expect(JSON.stringify(await her.call('exportData'))).not.toContain('Met at the market')
  })
})
