import { expectAccessible, createFile } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AccountDeletedPage } from '../features/links/AccountDeletedPage'
import { ActivatedPage } from '../features/links/ActivatedPage'
import { ActivationErrorPage } from '../features/links/ActivationErrorPage'
import { ConfirmPage } from '../features/links/ConfirmPage'
import { ClaimForm } from '../features/links/ClaimForm'
import { MailStoppedPage } from '../features/links/MailStoppedPage'
import { MailChangedPage } from '../features/links/MailChangedPage'
import { LoginPage } from '../features/login/LoginPage'
import { MatchesPage } from '../features/sign-up/matches/MatchesPage'
import { ProfilePage } from '../features/account/profile/ProfilePage'
import { NewPasswordPage } from '../features/reset/NewPasswordPage'
import { ResetPage } from '../features/reset/ResetPage'
import { SettingsPage } from '../features/account/settings/SettingsPage'
import { SignUpPage } from '../features/sign-up/SignUpPage'
import { ActivationReminder } from '../slots/ActivationReminder'
import { SignUpModal } from '../slots/SignUpModal'
import { createCard, createImage, createOwnProfile, createUser } from '../testing/fakes'
import type { Answers } from '../testing/fakes'
import { renderScreen } from '../testing/renderScreen'

const token = 'abcdefghijklmnop'
const at = '2026-03-01T11:00:00Z'
const profile = createOwnProfile({
  has_intimate_consent: true,
  images: [createImage(1), createImage(2, 'pending'), createImage(3, 'rejected')],
  main_image: createImage(1),
  photo_limit: 25,
})
const answers: Answers = {
  getProfile: () => ({ profile }),
  getNotifications: () => ({
    mail_messages: 'at_once',
    mail_likes: 'daily',
    mail_news: false,
    push_messages: true,
    push_likes: true,
    disabled: ['bounce'],
    has_push: true,
  }),
  getAccount: () => ({
    sessions: [
      {
        id: 1,
        browser: 'Firefox',
        system: 'Android',
        kind: 'phone',
        country: 'IT',
        created_at: at,
        last_used_at: at,
        is_current: true,
      },
      {
        id: 2,
        browser: null,
        system: null,
        kind: 'desktop',
        country: null,
        created_at: at,
        last_used_at: at,
        is_current: false,
      },
    ],
    passkeys: [{ id: 5, name: 'My phone', created_at: at, last_used_at: null }],
    blocked: [{ id: 3, name: 'Bert', blocked_at: at }],
    consents: { terms_at: at, intimate_at: at, public_photo_at: at },
  }),
  searchMembers: () => ({
    profiles: [createCard(11), createCard(12, { is_fictional: true })],
    promoted: [],
    numResults: 2,
    is_approximate: false,
    next_cursor: null,
    similar: [],
    numSimilar: 0,
    is_limited: false,
  }),
  activate: () => ({ user: createUser(), is_new: true }),
  confirmMailChange: () => ({ ok: true }),
  stopMailChange: () => ({ ok: true }),
  reactivate: () => ({ ok: true }),
}
const member = createUser({ signup_step: 5, status: 'not_confirmed', profile })
const onStep = (step: number) => createUser({ signup_step: step, profile })

interface Row {
  name: string
  screen: ReactNode
  path?: string
  user?: ReturnType<typeof createUser>
  press?: string[]
  isPhone?: boolean
}
const rows: Row[] = [
  { name: 'login', screen: <LoginPage /> },
  { name: 'login with errors', screen: <LoginPage />, press: ['Log in'] },
  { name: 'forgotten password', screen: <ResetPage /> },
  { name: 'new password', screen: <NewPasswordPage />, path: `/reset-password/do?token=${token}` },
  { name: 'sign-up', screen: <SignUpPage /> },
  { name: 'sign-up with errors', screen: <SignUpPage />, press: ['Continue'] },
  { name: 'sign-up on a phone', screen: <SignUpPage />, isPhone: true },
  { name: 'sign-up: photo', screen: <SignUpPage />, user: onStep(1) },
  { name: 'sign-up: place', screen: <SignUpPage />, user: onStep(2) },
  { name: 'sign-up: person', screen: <SignUpPage />, user: onStep(3) },
  { name: 'sign-up: person, with errors', screen: <SignUpPage />, user: onStep(3), press: ['Continue'] },
  { name: 'sign-up: words', screen: <SignUpPage />, user: onStep(4) },
  { name: 'sign-up modal', screen: <SignUpModal request={{}} /> },
  { name: 'people to begin with', screen: <MatchesPage />, user: member },
  { name: 'activated', screen: <ActivatedPage />, path: `/activate/done?token=${token}` },
  { name: 'activation failed', screen: <ActivationErrorPage /> },
  { name: 'waiting for activation', screen: <ConfirmPage />, user: member },
  { name: 'address changed', screen: <MailChangedPage />, path: `/mail-change/do?token=${token}` },
  {
    name: 'change of address stopped',
    screen: <MailStoppedPage />,
    path: `/mail-change/stop?token=${token}`,
  },
  {
    name: 'password behind a link, with errors',
    screen: <ClaimForm isLoading={false} failure={null} onSubmit={() => {}} />,
    press: ['Confirm my address'],
  },
  { name: 'account deleted', screen: <AccountDeletedPage /> },
  { name: 'account restored', screen: <AccountDeletedPage />, path: `/account-deleted?token=${token}` },
  { name: 'profile', screen: <ProfilePage />, user: member },
  { name: 'menu of a photo', screen: <ProfilePage />, user: member, press: ['Actions for photo 2'] },
  { name: 'appeal', screen: <ProfilePage />, user: member, press: ['Appeal', 'Send appeal'] },
  { name: 'settings', screen: <SettingsPage />, user: member },
  {
    name: 'new address',
    screen: <SettingsPage />,
    user: member,
    press: ['Change e-mail address', 'Send link'],
  },
  {
    name: 'removing a passkey',
    screen: <SettingsPage />,
    user: member,
    press: ['Remove My phone', 'Remove'],
  },
  { name: 'new password in settings', screen: <SettingsPage />, user: member, press: ['Change password'] },
  {
    name: 'deletion',
    screen: <SettingsPage />,
    user: member,
    press: ['Delete account', 'Delete my account'],
  },
  {
    name: 'reminder',
    screen: <ActivationReminder variant="alert" onClose={() => {}} />,
    user: member,
    path: '/members',
  },
  {
    name: 'reminder as a modal',
    screen: <ActivationReminder variant="modal" onClose={() => {}} />,
    user: member,
  },
]

beforeEach(() => {
  sessionStorage.clear()
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} })
})

describe('every screen is accessible', () => {
  it.each(rows)('$name', async ({ screen: shown, path, user = null, press = [], isPhone }) => {
    const view = renderScreen(<main>{shown}</main>, { path, user, answers, isPhone })
    if (user && path !== '/members') await screen.findAllByRole('heading')
    for (const name of press) await view.user.click(await screen.findByRole('button', { name }))
    await expectAccessible(view.baseElement)
  })

  it('cropping a photo', async () => {
    const view = renderScreen(
      <main>
        <ProfilePage />
      </main>,
      { user: member, answers },
    )
    const file = createFile('a.jpg')
    await view.user.upload(await screen.findByLabelText('Add a photo'), file)
    await screen.findByRole('dialog', { name: 'Crop your photo' })
    await expectAccessible(view.baseElement)
  })
})
