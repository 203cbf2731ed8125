import { Banner, Card, Switch, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useSignupDispatch } from '../../state'
import { Section } from '../../entities/page/Section'
import { settingsMessages } from './messages'
import { notificationsChanged } from '../../entities/settings/slice'
import type { NotificationState } from '../../entities/settings/slice'

const isDenied = (): boolean => typeof Notification !== 'undefined' && Notification.permission === 'denied'

/** What devices are told of; whether one is connected at all. */
export const PushSection = ({ notifications }: { notifications: NotificationState }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignupDispatch()
  return (
    <Card>
      <Section
        anchor="push"
        title={formatMessage(settingsMessages.push)}
        text={formatMessage(settingsMessages.pushNeutral)}
      >
        {isDenied() ? (
          <Banner tone="secondary" icon={icons.bell}>
            {formatMessage(settingsMessages.pushDenied)}
          </Banner>
        ) : (
          !notifications.has_push && (
            <Banner tone="neutral" icon={icons.bell}>
              {formatMessage(settingsMessages.pushOff)}
            </Banner>
          )
        )}
        <Switch
          label={formatMessage(settingsMessages.pushMessages)}
          checked={notifications.push_messages}
          onChange={(push_messages) => dispatch(notificationsChanged({ push_messages }))}
        />
        <Switch
          label={formatMessage(settingsMessages.pushLikes)}
          checked={notifications.push_likes}
          onChange={(push_likes) => dispatch(notificationsChanged({ push_likes }))}
        />
      </Section>
    </Card>
  )
}
