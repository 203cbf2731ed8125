import type { OwnProfile } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import { Button, Card, Icon, icons } from '@duetto/shared/ui'
import { startTransition, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSignUpDispatch } from '../../../state'
import { Section } from '../../../widgets/page/Section'
import { profileChanged } from '../../../entities/own-profile/slice'
import { AccountError } from './AccountError'
import { DeleteDialog } from './DeleteDialog'
import { ExportLine } from './ExportLine'
import { actionLineStyle } from './lineStyles'
import { settingsMessages } from './messages'
import { breakStarted, isOnBreak } from './pause'
import { notificationsChanged } from '../../../entities/settings/slice'
import type { NotificationState } from '../../../entities/settings/slice'

interface AccountSectionProps {
  profile: OwnProfile
  notifications: NotificationState
}

export const AccountSection = ({ profile, notifications }: AccountSectionProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const [isDeleting, setIsDeleting] = useState(false)
  const isPaused = isOnBreak(profile, notifications)
  const pause = (): void => {
    dispatch(profileChanged({ is_invisible: true }))
    dispatch(notificationsChanged(breakStarted(profile, notifications)))
  }
  const resume = (): void => {
    const { is_invisible = false, ...mail } = notifications.before_break ?? {}
    dispatch(profileChanged({ is_invisible }))
    dispatch(notificationsChanged({ ...mail, before_break: null }))
  }
  return (
    <Card>
      <Section anchor="account" title={formatMessage(settingsMessages.data)}>
        <ExportLine />
        <AccountError of="export" />
        <div css={actionLineStyle}>
          <p role="status">
            {formatMessage(isPaused ? settingsMessages.paused : settingsMessages.pauseText)}
          </p>
          <Button variant="outline" onClick={isPaused ? resume : pause}>
            <Icon path={isPaused ? icons.play : icons.pause} />
            {formatMessage(isPaused ? settingsMessages.resume : settingsMessages.pause)}
          </Button>
        </div>
        <div css={actionLineStyle}>
          <p>{formatMessage(settingsMessages.deleteText, { days: limits.deletionGraceDays })}</p>
          <Button variant="outline" onClick={() => startTransition(() => setIsDeleting(true))}>
            <Icon path={icons.trash} />
            {formatMessage(settingsMessages.delete)}
          </Button>
        </div>
      </Section>
      {isDeleting && <DeleteDialog onClose={() => setIsDeleting(false)} />}
    </Card>
  )
}
