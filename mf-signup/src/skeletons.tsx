import { css } from '@emotion/react'
import { HeadingShape, Page, Skeleton } from '@duetto/shared/ui'
import { CardPage } from './entities/page/CardPage'
import { MatchesTiles } from './features/matches/MatchesShape'
import { headStyle as matchesHeadStyle } from './features/matches/matchesStyles'
import { ProfileShape } from './features/profile/ProfileShape'
import { SettingsSections } from './features/settings/SettingsShape'
import { layoutStyle } from './features/settings/settingsStyles'
import { FlowShape } from './features/signup/FlowShape'
import { formStyle, groundStyle, splitStyle } from './features/signup/splitStyles'

const heading = <Skeleton width="min(320px, 70%)" height={40} />

const signUp = (
  <div css={splitStyle}>
    <div css={groundStyle} />
    <div css={formStyle}>
      <div>
        <FlowShape />
      </div>
    </div>
  </div>
)
/** A heading, and so many fields above a button. */
const formWith = (fields: number) => (
  <CardPage>
    {heading}
    {Array.from({ length: fields }, (_, index) => (
      <Skeleton key={index} height={76} />
    ))}
    <Skeleton height={54} />
  </CardPage>
)
/** What a link in a mail leads to. */
const result = (
  <CardPage>
    <Skeleton width={60} height={60} />
    <Skeleton width="70%" height={28} />
    <Skeleton width="90%" height={44} />
    <Skeleton width={160} height={44} />
  </CardPage>
)
// The heading of the page itself stays in sight by `position: sticky`, which a placeholder may not have.
const settingsHeadStyle = css`
  display: grid;
  gap: var(--s4);
`
const settings = (
  <Page>
    <div css={layoutStyle}>
      <div css={settingsHeadStyle}>
        <HeadingShape />
        <Skeleton height={44} />
      </div>
      <SettingsSections />
    </div>
  </Page>
)

export const skeletons = {
  signup: signUp,
  'members-id-signup': signUp,
  'complete-signup': (
    <CardPage>
      <FlowShape />
    </CardPage>
  ),
  'signup-matches': (
    <Page>
      <div css={matchesHeadStyle}>
        {heading}
        <Skeleton width="min(420px, 90%)" height={20} />
      </div>
      <MatchesTiles />
    </Page>
  ),
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
      <ProfileShape />
    </Page>
  ),
  notifications: settings,
  settings,
}
