import { exportTimings } from '@duetto/shared/domain'
import { act, screen, waitFor, within } from '@testing-library/react'
import { createOwnProfile, createUser, refuse } from '../../../testing/fakes'
import type { Answers } from '../../../testing/fakes'
import { renderScreen } from '../../../testing/renderScreen'
import { SettingsPage } from './SettingsPage'

const notifications = {
  mail_messages: 'at_once',
  mail_likes: 'daily',
  mail_news: false,
  push_messages: true,
  push_likes: true,
  disabled: [] as string[],
  has_push: true,
}
const show = async (answers: Answers = {}, disabled: string[] = [], path = '/settings') => {
  const view = renderScreen(<SettingsPage />, {
    path,
    user: createUser(),
    settings: { locales: ['en', 'it'] },
    answers: {
      getNotifications: () => ({ ...notifications, disabled }),
      saveNotifications: ({ body }) => ({ ...notifications, ...(body as object) }),
      getProfile: () => ({ profile: createOwnProfile({ has_intimate_consent: true }) }),
      saveProfile: ({ body }) => ({ profile: createOwnProfile({ ...(body as object) }) }),
      ...answers,
    },
  })
  await screen.findByRole('heading', { name: 'E-mail' })
  return view
}

describe('settings', () => {
  it('[ACCOUNT-09] saves a switch at once, and reverts a refused one with the reason', async () => {
    const view = await show()
    const news = screen.getByRole('switch', { name: 'News and offers' })
    await view.user.click(news)
    expect(view.calls.at(-1)).toMatchObject({ name: 'saveNotifications', body: { mail_news: true } })
    expect(news).toBeChecked()
    view.answers.saveNotifications = refuse('unavailable')
    await view.user.click(news)
    expect(await screen.findByText(/Your change was not saved.*busy/)).toBeVisible()
    expect(news).toBeChecked()
  })

  it('[ACCOUNT-09] turns off e-mails about saved searches, which are on by default', async () => {
    const view = await show()
    await view.user.click(screen.getByRole('switch', { name: 'New people in saved searches' }))
    expect(view.calls.at(-1)).toMatchObject({ name: 'saveNotifications', body: { mail_searches: false } })
  })

  it.each([
    ['spam_complaint', /marked one of our e-mails as spam/],
    ['bounce', /e-mails to anna@site.test bounced/],
    ['unsubscribe', /unsubscribed with a link/],
  ])('[ACCOUNT-09] explains why no e-mails are sent: %s', async (reason, text) => {
    await show({}, [reason])
    expect(screen.getByText(text)).toBeVisible()
  })

  it('[ACCOUNT-11] names the target of the quick exit for discreet mode', async () => {
    const view = await show()
    await view.user.click(screen.getByRole('switch', { name: /^Discreet mode/ }))
    expect(screen.getByText(/takes you to neutral.test at once/)).toBeVisible()
    expect(view.calls.at(-1)).toEqual({ name: 'saveProfile', body: { is_discreet: true } })
  })

  it('[ACCOUNT-11] saves invisible and privacy mode', async () => {
    const view = await show()
    await view.user.click(screen.getByRole('switch', { name: /^Invisible mode/ }))
    expect(view.calls.at(-1)).toEqual({ name: 'saveProfile', body: { is_invisible: true } })
    await view.user.click(screen.getByRole('switch', { name: /^Privacy mode/ }))
    expect(view.calls.at(-1)).toEqual({ name: 'saveProfile', body: { is_private: true } })
  })

  it('[ACCOUNT-11] shows the main photo to visitors only with a separate switch', async () => {
    const view = await show()
    const before = createOwnProfile().has_public_photo
    await view.user.click(screen.getByRole('switch', { name: /^Main photo/ }))
    expect(view.calls.at(-1)).toEqual({ name: 'saveProfile', body: { has_public_photo: !before } })
  })

  it.each([
    ['New messages', { mail_messages: 'never' }],
    ['New likes and matches', { mail_likes: 'never' }],
  ])('[ACCOUNT-09] sets the frequency of e-mails by category: %s', async (about, body) => {
    const view = await show()
    const group = screen.getByRole('group', { name: about })
    await view.user.click(within(group).getByRole('radio', { name: 'Never' }))
    expect(view.calls.at(-1)).toMatchObject({ name: 'saveNotifications', body })
  })

  it('[TRUST-07] withdraws the consent after a warning about erased data', async () => {
    const view = await show()
    await view.user.click(screen.getByRole('switch', { name: /^Orientation/ }))
    expect(view.calls.map(({ name }) => name)).not.toContain('saveProfile')
    await view.user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw and erase' }),
    )
    expect(view.calls.at(-1)).toEqual({ name: 'saveProfile', body: { has_intimate_consent: false } })
  })

  it('[ACCOUNT-04] shows a wrong current password at its field', async () => {
    const view = await show({ changePassword: refuse('wrong_password') })
    await view.user.click(screen.getByRole('button', { name: 'Change password' }))
    await view.user.type(screen.getByLabelText('Current password'), 'wrong')
    await view.user.type(screen.getByLabelText('New password'), 'a long sentence')
    await view.user.type(screen.getByLabelText('New password again'), 'a long sentence{Enter}')
    expect(await screen.findByText('That is not your current password.')).toBeVisible()
    expect(screen.getByLabelText('Current password')).toBeInvalid()
  })

  it('[ACCOUNT-05] shows the pending address, and refuses the current one', async () => {
    const view = await show({ requestMailChange: () => ({ ok: true }) })
    await view.user.click(screen.getByRole('button', { name: 'Change e-mail address' }))
    await view.user.type(screen.getByLabelText('Current password'), 'secret')
    await view.user.type(screen.getByLabelText('New e-mail address'), 'anna@site.test{Enter}')
    expect(screen.getAllByText('This is already your e-mail address.').length).toBeGreaterThan(0)
    await view.user.clear(screen.getByLabelText('New e-mail address'))
    await view.user.type(screen.getByLabelText('New e-mail address'), 'new@site.test{Enter}')
    expect(await screen.findByText(/sent a link to new@site.test/)).toBeVisible()
  })

  it('[ACCOUNT-06] deletes in two presses, with the password, after explaining the 14 days', async () => {
    const view = await show({
      deleteAccount: () => ({ ok: true, erased_at: '2026-03-15T12:00:00Z' }),
    })
    await view.user.click(screen.getByRole('button', { name: 'Delete account' }))
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByText(/For 14 days/)).toBeVisible()
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete my account' }))
    expect(within(dialog).getByText('Enter your password.')).toBeVisible()
    await view.user.type(within(dialog).getByLabelText('Current password'), 'secret')
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete my account' }))
    expect(view.visited).toEqual([['/account-deleted', { erasedAt: '2026-03-15T12:00:00Z' }]])
  })

  it('a break hides the profile and stops e-mails; ending it restores the settings', async () => {
    const chosen = { mail_messages: 'daily', mail_likes: 'never', mail_news: true, mail_searches: true }
    const view = await show({ getNotifications: () => ({ ...notifications, ...chosen }) })
    const off = { mail_messages: 'never', mail_likes: 'never', mail_news: false, mail_searches: false }
    for (const [button, is_invisible, body] of [
      ['Take a break', true, off],
      ['End the break', false, { ...chosen, before_break: null }],
    ] as const) {
      await view.user.click(await screen.findByRole('button', { name: button }))
      expect(view.calls.slice(-2)).toMatchObject([{ body: { is_invisible } }, { body }])
    }
  })

  const session = (id: number, over: object = {}) => ({
    id,
    browser: 'Firefox',
    system: 'Android',
    kind: 'phone',
    country: 'IT',
    created_at: '2026-02-01T12:00:00Z',
    last_used_at: '2026-02-27T12:00:00Z',
    is_current: false,
    ...over,
  })
  const account = (sessions: object[], blocked: object[] = []) => ({
    sessions,
    passkeys: [],
    blocked,
    consents: { terms_at: '2026-02-01T12:00:00Z', intimate_at: '2026-02-03T12:00:00Z' },
  })

  it('[ACCOUNT-08] lists sessions, and ends one or all others', async () => {
    const here = session(1, { browser: 'Chrome', system: 'Windows', kind: 'desktop', is_current: true })
    let sessions = [here, session(2), session(3, { browser: 'Safari', system: 'iOS' })]
    const view = await show({
      getAccount: () => account(sessions),
      endSession: ({ body }) => {
        const { session: id } = body as { session?: number }
        sessions = sessions.filter((one) => one === here || (id !== undefined && one.id !== id))
        return { ok: true }
      },
    })
    expect(await screen.findAllByText(/Italy · Last used Feb 27, 2026/)).toHaveLength(3)
    await view.user.click(screen.getByRole('button', { name: 'Log out Firefox, Android' }))
    expect(view.calls).toContainEqual({ name: 'endSession', body: { session: 2 } })
    await waitFor(() => expect(screen.queryByText('Firefox, Android')).toBeNull())
    await view.user.click(screen.getByRole('button', { name: 'Log out everywhere else' }))
    await waitFor(() => expect(screen.queryByText('Safari, iOS')).toBeNull())
    expect(screen.getByText('This device')).toBeVisible()
  })

  it('[MEMBER-11] lists blocked members and unblocks them', async () => {
    let blocked = [{ id: 9, name: 'Bert', blocked_at: '2026-02-20T12:00:00Z' }]
    const view = await show({
      getAccount: () => account([], blocked),
      unblock: () => {
        blocked = []
        return { ok: true }
      },
    })
    await view.user.click(await screen.findByRole('button', { name: 'Unblock Bert' }))
    expect(view.calls).toContainEqual({ name: 'unblock', body: { profile: 9 } })
    expect(await screen.findByText('You have not blocked anyone.')).toBeVisible()
  })

  it('[ERROR-08] shows an error in its section only', async () => {
    const view = await show({
      getAccount: () => account([], [{ id: 9, name: 'Bert', blocked_at: '2026-02-20T12:00:00Z' }]),
      unblock: refuse('unavailable'),
    })
    await view.user.click(await screen.findByRole('button', { name: 'Unblock Bert' }))
    const error = await screen.findByText(/busy/)
    expect(document.getElementById('blocked')).toContainElement(error)
    expect(screen.getAllByText(/busy/)).toHaveLength(1)
  })

  it('[ERROR-08] shows a failed load of the account once', async () => {
    await show({ getAccount: refuse('unavailable') })
    expect(await screen.findAllByText(/busy/)).toHaveLength(1)
  })

  it('[ROUTE-21] scrolls to the linked section once all sections have loaded', async () => {
    const scrolled: string[] = []
    jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      scrolled.push(document.getElementById('sessions') ? this.id : 'too early')
    })
    await show({ getAccount: () => account([]) }, [], '/settings#account')
    await waitFor(() => expect(scrolled).toEqual(['account']))
  })

  it('[TRUST-10] requests an export, polls it, and offers the file', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const requestCount = { requested_at: '2026-03-01T11:00:00Z', renewable_at: '2026-03-02T11:00:00Z' }
    let last: object | null = null
    const view = await show({
      getAccount: () => ({ ...account([]), export: last }),
      requestExport: () => {
        last = { ...requestCount, status: 'preparing', bytes: null, expires_at: null }
        return { export: last }
      },
    })
    await view.user.click(await screen.findByRole('button', { name: 'Prepare my data' }))
    expect(await screen.findByText(/We’re preparing your file/)).toBeVisible()
    last = { ...requestCount, status: 'ready', bytes: 2_345_678, expires_at: '2026-03-08T12:00:00Z' }
    await act(() => jest.advanceTimersByTimeAsync(exportTimings.pollMs))
    expect(
      await screen.findByText(/ready \(2.346 MB\). You can download it until March 8, 2026/),
    ).toBeVisible()
    const link = screen.getByRole('link', { name: 'Download my data' })
    expect(link).toHaveAttribute('href', '/api/export-file.php')
    expect(screen.queryByRole('button', { name: /^Prepare/ })).toBeNull()
    jest.useRealTimers()
  })

  it('[TRUST-10] keeps polling the export after a failed poll', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const times = { requested_at: '2026-03-01T11:00:00Z', renewable_at: '2026-03-02T11:00:00Z' }
    const preparing = { ...times, status: 'preparing', bytes: null, expires_at: null }
    const view = await show({ getAccount: () => ({ ...account([]), export: preparing }) })
    await screen.findByText(/We’re preparing your file/)
    view.answers.getAccount = refuse('unavailable')
    await act(() => jest.advanceTimersByTimeAsync(2 * exportTimings.pollMs))
    const ready = { ...times, status: 'ready', bytes: 2_345_678, expires_at: '2026-03-08T12:00:00Z' }
    view.answers.getAccount = () => ({ ...account([]), export: ready })
    await act(() => jest.advanceTimersByTimeAsync(exportTimings.pollMs))
    expect(await screen.findByRole('link', { name: 'Download my data' })).toBeVisible()
    expect(screen.queryByText(/busy/)).toBeNull()
    jest.useRealTimers()
  })

  it('[TRUST-10] stops polling the export when the page is left', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const preparing = {
      requested_at: '2026-03-01T11:00:00Z',
      renewable_at: '2026-03-02T11:00:00Z',
      status: 'preparing',
    }
    const view = await show({
      getAccount: () => ({ ...account([]), export: { ...preparing, bytes: null, expires_at: null } }),
    })
    await screen.findByText(/We’re preparing your file/)
    const requestCount = () => view.calls.filter(({ name }) => name === 'getAccount').length
    await act(() => jest.advanceTimersByTimeAsync(exportTimings.pollMs))
    expect(requestCount()).toBe(2)
    view.unmount()
    await act(() => jest.advanceTimersByTimeAsync(3 * exportTimings.pollMs))
    expect(requestCount()).toBe(2)
    jest.useRealTimers()
  })

  it('[TRUST-07] shows the date of each consent', async () => {
    await show({ getAccount: () => account([]) })
    expect(await screen.findByText('You accepted the terms on February 1, 2026.')).toBeVisible()
    expect(screen.getByText(/On February 3, 2026, you agreed/)).toBeVisible()
  })
})
