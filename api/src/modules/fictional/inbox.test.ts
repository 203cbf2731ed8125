import sql from 'sql-template-tag'
import { useTestApp } from '../../testing'
import { sendText } from '../../testing/social'
import { listWaiting } from './inbox.service'

describe('the inbox of fictional members', () => {
  const site = useTestApp()

  it('lists waiting members, longest wait first, without their messages', async () => {
    const sofia = await site.member({ gender: 'female' })
    await site.deps.db.run(sql`update users set is_fictional = true where id = ${sofia.id}`)
    const first = await site.member({ gender: 'male' })
    const second = await site.member({ gender: 'male' })
    await sendText(first, { profile: sofia.id }, 'A private sentence')
    await sendText(second, { profile: sofia.id }, 'Another one')
    await site.deps.db.run(sql`
      update conversation_members set last_at = last_at - interval '1 hour' where other_id = ${second.id}`)
    const { conversations, has_more } = await listWaiting(site.deps, 1)
    expect(conversations.map(({ member }) => member.id)).toEqual([second.id, first.id])
    expect(conversations[0]).toMatchObject({ fictional: { id: sofia.id }, unread: 1 })
    expect(has_more).toBe(false)
    expect(JSON.stringify(conversations)).not.toMatch(/private|Another/)
  })
})
