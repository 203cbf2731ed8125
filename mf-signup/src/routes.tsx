import { Route, Routes } from 'react-router'
import { AccountDeletedPage } from './features/links/AccountDeletedPage'
import { ActivatedPage } from './features/links/ActivatedPage'
import { ActivationErrorPage } from './features/links/ActivationErrorPage'
import { ConfirmPage } from './features/links/ConfirmPage'
import { MailChangedPage } from './features/links/MailChangedPage'
import { LoginPage } from './features/login/LoginPage'
import { MatchesPage } from './features/matches/MatchesPage'
import { ProfilePage } from './features/profile/ProfilePage'
import { NewPasswordPage } from './features/reset/NewPasswordPage'
import { ResetPage } from './features/reset/ResetPage'
import { SettingsPage } from './features/settings/SettingsPage'
import { CompletePage } from './features/signup/CompletePage'
import { SignUpPage } from './features/signup/SignUpPage'

/** Every address of this package. */
export const SignupRoutes = () => (
  <Routes>
    <Route path="/signup" element={<SignUpPage />} />
    <Route path="/members/:id/signup" element={<SignUpPage />} />
    <Route path="/complete-signup" element={<CompletePage />} />
    <Route path="/signup-matches" element={<MatchesPage />} />
    <Route path="/login" element={<LoginPage />} />
    <Route path="/reset-password" element={<ResetPage />} />
    <Route path="/reset-password/do" element={<NewPasswordPage />} />
    <Route path="/activate" element={<ConfirmPage />} />
    <Route path="/activate/done" element={<ActivatedPage />} />
    <Route path="/activate/error" element={<ActivationErrorPage />} />
    <Route path="/mail-change/do" element={<MailChangedPage />} />
    <Route path="/account-deleted" element={<AccountDeletedPage />} />
    <Route path="/profile" element={<ProfilePage />} />
    <Route path="/notifications" element={<SettingsPage />} />
    <Route path="/settings" element={<SettingsPage />} />
  </Routes>
)
