import type { OwnProfile } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import { Button, Card, Icon, icons } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSignupDispatch } from '../../state'
import { Section } from '../../entities/page/Section'
import { profileChanged } from '../../entities/own-profile/slice'
import { AccountFault } from './AccountFault'
import { DeleteDialog } from './DeleteDialog'
import { ExportLine } from './ExportLine'
import { actionLineStyle } from './lineStyles'
import { settingsMessages } from './messages'
import { isPaused, mailOff, mailOn } from './pause'
import { notificationsChanged } from '../../entities/settings/slice'
import type { NotificationState } from '../../entities/settings/slice'

interface AccountSectionProps {
  profile: OwnProfile
  notifications: NotificationState
}

/** Export, a break, and deletion, each one press away (TRUST-10, ACCOUNT-06). */
export const AccountSection = ({ profile, notifications }: AccountSectionProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignupDispatch()
  const [isDeleting, setIsDeleting] = useState(false)
  const isOnBreak = isPaused(profile, notifications)
  const setBreak = (isOn: boolean): void => {
    dispatch(profileChanged({ is_invisible: isOn }))
    dispatch(notificationsChanged(isOn ? mailOff : mailOn))
  }
  return (
    <Card>
      <Section anchor="account" title={formatMessage(settingsMessages.data)}>
        <ExportLine />
        <AccountFault of="export" />
        <div css={actionLineStyle}>
          <p role="status">
            {formatMessage(isOnBreak ? settingsMessages.paused : settingsMessages.pauseText)}
          </p>
          <Button variant="outline" onClick={() => setBreak(!isOnBreak)}>
            <Icon path={isOnBreak ? icons.play : icons.pause} />
            {formatMessage(isOnBreak ? settingsMessages.resume : settingsMessages.pause)}
          </Button>
        </div>
        <div css={actionLineStyle}>
          <p>{formatMessage(settingsMessages.deleteText, { days: limits.deletionGraceDays })}</p>
          <Button variant="outline" onClick={() => setIsDeleting(true)}>
            <Icon path={icons.trash} />
            {formatMessage(settingsMessages.delete)}
          </Button>
        </div>
      </Section>
      {isDeleting && <DeleteDialog onClose={() => setIsDeleting(false)} />}
    </Card>
  )
}
