import { css } from '@emotion/react'
import { usePageTitle, useSession } from '@duetto/shared/platform'
import { ErrorState, Page, Skeleton, Stack, VisuallyHidden } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../entities/page/messages'
import { useErrorText } from '../../entities/errors/useErrorText'
import { useSignupDispatch, useSignupSelector } from '../../state'
import { profileRequested } from '../../entities/own-profile/slice'
import { AccountSection } from './AccountSection'
import { BlockedSection } from './BlockedSection'
import { LoginSection } from './LoginSection'
import { MailSection } from './MailSection'
import { settingsMessages } from './messages'
import { PrivacySection } from './PrivacySection'
import { PushSection } from './PushSection'
import { SectionNav } from './SectionNav'
import { SessionsSection } from './SessionsSection'
import { SiteSection } from './SiteSection'
import { notificationsRequested } from '../../entities/settings/slice'

/** /notifications and /settings: e-mail, push, login, privacy, data and deletion on one page (ROUTE-21). */
export const SettingsPage = () => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignupDispatch()
  const { user } = useSession()
  const { status, notifications, failure } = useSignupSelector((state) => state.settings)
  const { profile } = useSignupSelector((state) => state.profile)
  usePageTitle(formatMessage(settingsMessages.title))
  const load = (): void => {
    dispatch(notificationsRequested())
    dispatch(profileRequested())
  }
  useEffect(() => {
    dispatch(notificationsRequested())
    dispatch(profileRequested())
  }, [dispatch])

  return (
    <Page>
      <div css={layoutStyle}>
        <div css={headStyle}>
          <h1>{formatMessage(settingsMessages.title)}</h1>
          <SectionNav />
        </div>
        {notifications && profile && user ? (
          <Stack gap={5}>
            <MailSection notifications={notifications} email={user.email} />
            <PushSection notifications={notifications} />
            <SiteSection />
            <LoginSection user={user} />
            <SessionsSection />
            <PrivacySection profile={profile} />
            <BlockedSection />
            <AccountSection profile={profile} notifications={notifications} />
          </Stack>
        ) : status === 'failed' && failure ? (
          <ErrorState
            title={formatMessage(commonMessages.loadFailed)}
            text={errorText(failure)}
            onRetry={load}
          />
        ) : (
          <Stack gap={5}>
            <VisuallyHidden role="status">{formatMessage(commonMessages.loading)}</VisuallyHidden>
            <Skeleton height={240} />
            <Skeleton height={180} />
            <Skeleton height={220} />
          </Stack>
        )}
      </div>
    </Page>
  )
}

const layoutStyle = css`
  display: grid;
  grid-template-columns: 232px minmax(0, 720px);
  gap: var(--s6) var(--s8);
  align-items: start;
  justify-content: center;
  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 720px);
  }
`
const headStyle = css`
  display: grid;
  gap: var(--s4);
  @media (min-width: 992px) {
    position: sticky;
    top: calc(var(--bar) + var(--s6));
  }
`
