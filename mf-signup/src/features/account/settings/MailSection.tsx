import type { NotificationSettings } from '@duetto/shared/contract'
import { Banner, Card, SegmentedControl, Switch, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useErrorText } from '../../../widgets/form/useErrorText'
import { useSignUpDispatch, useSignUpSelector } from '../../../state'
import { Section } from '../../../widgets/page/Section'
import { settingsMessages } from './messages'
import { notificationsChanged } from '../../../entities/settings/slice'
import type { NotificationState } from '../../../entities/settings/slice'

interface MailSectionProps {
  notifications: NotificationState
  email: string
}

export const MailSection = ({ notifications, email }: MailSectionProps) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const saveFailure = useSignUpSelector((state) => state.settings.saveFailure)
  const change = (part: Partial<NotificationSettings>): void => void dispatch(notificationsChanged(part))
  const often = (['at_once', 'daily', 'never'] as const).map((value) => ({
    value,
    label: formatMessage(settingsMessages[value === 'at_once' ? 'atOnce' : value]),
  }))
  return (
    <Card>
      <Section
        anchor="mail"
        title={formatMessage(settingsMessages.mail)}
        text={formatMessage(settingsMessages.mailText)}
      >
        {notifications.disabled.map((reason) => (
          <Banner key={reason} tone="secondary" icon={icons.mail}>
            <strong>{formatMessage(settingsMessages.disabledTitle)}</strong>{' '}
            {formatMessage(settingsMessages[reason], { email })}
          </Banner>
        ))}
        <SegmentedControl
          label={formatMessage(settingsMessages.newMessages)}
          value={notifications.mail_messages}
          options={often}
          onChange={(mail_messages) => change({ mail_messages })}
        />
        <SegmentedControl
          label={formatMessage(settingsMessages.newLikes)}
          value={notifications.mail_likes}
          options={often}
          onChange={(mail_likes) => change({ mail_likes })}
        />
        <Switch
          label={formatMessage(settingsMessages.mailNews)}
          checked={notifications.mail_news}
          onChange={(mail_news) => change({ mail_news })}
        />
        <Switch
          label={formatMessage(settingsMessages.mailSearches)}
          checked={notifications.mail_searches ?? true}
          onChange={(mail_searches) => change({ mail_searches })}
        />
        {saveFailure && (
          <Banner tone="danger">
            {formatMessage(settingsMessages.notSaved, { reason: errorText(saveFailure) })}
          </Banner>
        )}
      </Section>
    </Card>
  )
}
