import { Page, Skeleton } from '@duetto/shared/ui'
import { ProfileSkeleton } from './features/account/profile/ProfileSkeleton'
import { SettingsSkeleton } from './features/account/settings/SettingsSkeleton'
import { LinkSkeleton } from './features/links/LinkSkeleton'
import { FlowSkeleton } from './features/sign-up/FlowSkeleton'
import { MatchesSkeleton } from './features/sign-up/matches/MatchesSkeleton'
import { SignUpSkeleton } from './features/sign-up/SignUpSkeleton'
import { CardPage } from './widgets/page/CardPage'

const signUp = <SignUpSkeleton />
const settings = <SettingsSkeleton />
const result = <LinkSkeleton />

const formWith = (fields: number) => (
  <CardPage>
    <Skeleton width="min(320px, 70%)" height={40} />
    {Array.from({ length: fields }, (_, index) => (
      <Skeleton key={index} height={76} />
    ))}
    <Skeleton height={54} />
  </CardPage>
)

export const skeletons = {
  signup: signUp,
  'members-id-signup': signUp,
  'complete-signup': (
    <CardPage>
      <FlowSkeleton />
    </CardPage>
  ),
  'signup-matches': <MatchesSkeleton />,
  login: formWith(2),
  'reset-password': formWith(1),
  'reset-password-do': formWith(2),
  activate: result,
  'activate-done': result,
  'activate-error': result,
  'mail-change-do': result,
  'mail-change-stop': result,
  'account-deleted': result,
  unsubscribe: result,
  profile: (
    <Page isNarrow>
      <ProfileSkeleton />
    </Page>
  ),
  notifications: settings,
  settings,
}
