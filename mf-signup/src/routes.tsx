import { AccountDeletedPage } from './features/links/AccountDeletedPage'
import { ActivatedPage } from './features/links/ActivatedPage'
import { ActivationErrorPage } from './features/links/ActivationErrorPage'
import { ConfirmPage } from './features/links/ConfirmPage'
import { MailChangedPage } from './features/links/MailChangedPage'
import { MailStoppedPage } from './features/links/MailStoppedPage'
import { UnsubscribePage } from './features/links/UnsubscribePage'
import { LoginPage } from './features/login/LoginPage'
import { MatchesPage } from './features/sign-up/matches/MatchesPage'
import { ProfilePage } from './features/account/profile/ProfilePage'
import { NewPasswordPage } from './features/reset/NewPasswordPage'
import { ResetPage } from './features/reset/ResetPage'
import { SettingsPage } from './features/account/settings/SettingsPage'
import { CompletePage } from './features/sign-up/CompletePage'
import { SignUpPage } from './features/sign-up/SignUpPage'
import { remote } from './remote'

/** The page of every address of this package. */
export const SignupRoutes = remote.createRoutes({
  signup: <SignUpPage />,
  'members-id-signup': <SignUpPage />,
  'complete-signup': <CompletePage />,
  'signup-matches': <MatchesPage />,
  login: <LoginPage />,
  'reset-password': <ResetPage />,
  'reset-password-do': <NewPasswordPage />,
  activate: <ConfirmPage />,
  'activate-done': <ActivatedPage />,
  'activate-error': <ActivationErrorPage />,
  'mail-change-do': <MailChangedPage />,
  'mail-change-stop': <MailStoppedPage />,
  unsubscribe: <UnsubscribePage />,
  'account-deleted': <AccountDeletedPage />,
  profile: <ProfilePage />,
  notifications: <SettingsPage />,
  settings: <SettingsPage />,
})
