import { describeOnEngine, useTestApp } from '../../../testing'

describeOnEngine('notification settings', (engine) => {
  const t = useTestApp({ engine })

  it('[ACCOUNT-09] saves mail and push settings, and reports why mail is off', async () => {
    const anna = await t.member({ notifications_disabled: ['unsubscribe', 'bounce'] })
    expect(await anna.call('getNotifications')).toMatchObject({
      mail_messages: 'at_once',
      disabled: ['unsubscribe', 'bounce'],
    })
    const wishes = {
      mail_messages: 'daily',
      mail_likes: 'never',
      mail_news: false,
      push_messages: true,
      push_likes: false,
      before_break: { mail_messages: 'at_once', mail_likes: 'daily', mail_news: true, is_invisible: false },
    } as const
    expect(await anna.call('saveNotifications', { body: wishes })).toMatchObject({
      ...wishes,
      disabled: ['bounce'],
    })
  })

  it('[ACCOUNT-09] keeps the wish about saved searches if an older page does not send it', async () => {
    const anna = await t.member({ notifications: JSON.stringify({ mail_searches: false }) })
    const { disabled, has_push, mail_searches, ...older } = await anna.call('getNotifications')
    expect([disabled, has_push, mail_searches]).toEqual([[], false, false])
    expect(await anna.call('saveNotifications', { body: older })).toMatchObject({ mail_searches: false })
  })

  const often = { mail_messages: 'at_once', mail_likes: 'daily', mail_searches: false }
  const never = { ...often, mail_messages: 'never', mail_likes: 'never' }
  it.each([
    ['keeps', 'a push setting changes', often, { push_likes: false }, ['unsubscribe']],
    ['keeps', 'a wish is switched off', often, { mail_likes: 'never' }, ['unsubscribe']],
    ['clears', 'another frequency is chosen', often, { mail_messages: 'daily' }, []],
    ['clears', 'e-mails about saved searches are switched on', never, { mail_searches: true }, []],
  ] as const)('[ACCOUNT-09] %s an unsubscription if %s', async (_, __, wishes, change, disabled) => {
    const anna = await t.member({
      notifications_disabled: ['unsubscribe'],
      notifications: JSON.stringify(wishes),
    })
    const { disabled: reasons, has_push, ...settings } = await anna.call('getNotifications')
    expect([reasons, has_push]).toEqual([['unsubscribe'], false])
    expect(await anna.call('saveNotifications', { body: { ...settings, ...change } })).toMatchObject({
      disabled,
    })
  })
})
