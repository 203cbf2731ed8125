import type { OwnProfile, User } from '@duetto/shared/contract'
import { usePageTitle, useSession } from '@duetto/shared/platform'
import { ErrorState, Page, Stack, VisuallyHidden } from '@duetto/shared/ui'
import { memo, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { commonMessages } from '../../../widgets/page/messages'
import { useErrorText } from '../../../widgets/form/useErrorText'
import { useSignUpDispatch, useSignUpSelector } from '../../../state'
import { profileRequested } from '../../../entities/own-profile/slice'
import { AccountError } from './AccountError'
import { AccountSection } from './AccountSection'
import { BlockedSection } from './BlockedSection'
import { LoginSection } from './LoginSection'
import { MailSection } from './MailSection'
import { settingsMessages } from './messages'
import { PasskeysSection } from './PasskeysSection'
import { PrivacySection } from './PrivacySection'
import { PushSection } from './PushSection'
import { SectionNav } from './SectionNav'
import { SessionsSection } from './SessionsSection'
import { SectionsSkeleton } from './SettingsSkeleton'
import { headStyle, layoutStyle } from './settingsStyles'
import { SiteSection } from './SiteSection'
import { notificationsRequested, settingsLeft } from '../../../entities/settings/slice'

const OtherSections = memo(({ user, profile }: { user: User; profile: OwnProfile }) => (
  <>
    <SiteSection />
    <LoginSection user={user} />
    <AccountError of="all" />
    <PasskeysSection user={user} />
    <SessionsSection />
    <PrivacySection profile={profile} />
    <BlockedSection />
  </>
))

/** Page at both /notifications and /settings (ROUTE-21). */
export const SettingsPage = () => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const { user } = useSession()
  const { hash } = useLocation()
  const { status, notifications, failure, account, accountFailure } = useSignUpSelector(
    (state) => state.settings,
  )
  const { profile } = useSignUpSelector((state) => state.profile)
  usePageTitle(formatMessage(settingsMessages.title))
  const load = (): void => {
    dispatch(notificationsRequested())
    dispatch(profileRequested())
  }
  useEffect(() => {
    dispatch(notificationsRequested())
    dispatch(profileRequested())
    return () => {
      dispatch(settingsLeft())
    }
  }, [dispatch])

  // Wait for all sections, because a section that loads later would push the linked one down.
  const isReady = Boolean(notifications && profile && user && (account ?? accountFailure))
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' })
  }, [isReady, hash])

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
            <OtherSections user={user} profile={profile} />
            <AccountSection profile={profile} notifications={notifications} />
          </Stack>
        ) : status === 'failed' && failure ? (
          <ErrorState
            title={formatMessage(commonMessages.loadFailed)}
            text={errorText(failure)}
            onRetry={load}
          />
        ) : (
          <>
            <VisuallyHidden role="status">{formatMessage(commonMessages.loading)}</VisuallyHidden>
            <SectionsSkeleton />
          </>
        )}
      </div>
    </Page>
  )
}
