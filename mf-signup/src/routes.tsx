import type { LoadCatalogue } from '@duetto/shared/i18n'
import { Page } from '@duetto/shared/ui'
import type { ComponentType, ReactElement } from 'react'
import type { contract } from './contract'
import { accountTexts } from './features/account/catalogue'
import { ProfileSkeleton } from './features/account/profile/ProfileSkeleton'
import { SettingsSkeleton } from './features/account/settings/SettingsSkeleton'
import { linkTexts } from './features/links/catalogue'
import { LinkSkeleton } from './features/links/LinkSkeleton'
import { LoginPage } from './features/login/LoginPage'
import { NewPasswordPage } from './features/reset/NewPasswordPage'
import { ResetPage } from './features/reset/ResetPage'
import { signUpTexts } from './features/sign-up/catalogue'
import { FlowSkeleton } from './features/sign-up/FlowSkeleton'
import { MatchesSkeleton } from './features/sign-up/matches/MatchesSkeleton'
import { SignUpSkeleton } from './features/sign-up/SignUpSkeleton'
import { remote } from './remote'
import { CardPage } from './widgets/page/CardPage'

type RouteId = keyof (typeof contract)['routes']

const pagesOf =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, texts: LoadCatalogue) =>
  (name: Name, ids: readonly RouteId[], fallback: ReactElement) =>
    remote.lazyPage(ids, { load: async () => (await load())[name], fallback, texts })

const accountPage = pagesOf(
  () => import(/* webpackChunkName: "account" */ './features/account/pages'),
  accountTexts,
)
const linkPage = pagesOf(() => import(/* webpackChunkName: "links" */ './features/links/pages'), linkTexts)
const signUpPage = pagesOf(
  () => import(/* webpackChunkName: "sign-up" */ './features/sign-up/pages'),
  signUpTexts,
)

const signUp = signUpPage('SignUpPage', ['signup', 'members-id-signup'], <SignUpSkeleton />)
const settings = accountPage('SettingsPage', ['settings', 'notifications'], <SettingsSkeleton />)
const link = <LinkSkeleton />

export const SignUpRoutes = remote.createRoutes({
  signup: signUp,
  'members-id-signup': signUp,
  'complete-signup': signUpPage(
    'CompletePage',
    ['complete-signup'],
    <CardPage>
      <FlowSkeleton />
    </CardPage>,
  ),
  'signup-matches': signUpPage('MatchesPage', ['signup-matches'], <MatchesSkeleton />),
  // Login is not lazy, because a lazy page would be prerendered as its skeleton.
  login: <LoginPage />,
  'reset-password': <ResetPage />,
  'reset-password-do': <NewPasswordPage />,
  activate: linkPage('ConfirmPage', ['activate'], link),
  'activate-done': linkPage('ActivatedPage', ['activate-done'], link),
  'activate-error': linkPage('ActivationErrorPage', ['activate-error'], link),
  'mail-change-do': linkPage('MailChangedPage', ['mail-change-do'], link),
  'mail-change-stop': linkPage('MailStoppedPage', ['mail-change-stop'], link),
  unsubscribe: linkPage('UnsubscribePage', ['unsubscribe'], link),
  'account-deleted': linkPage('AccountDeletedPage', ['account-deleted'], link),
  profile: accountPage(
    'ProfilePage',
    ['profile'],
    <Page isNarrow>
      <ProfileSkeleton />
    </Page>,
  ),
  notifications: settings,
  settings,
})
