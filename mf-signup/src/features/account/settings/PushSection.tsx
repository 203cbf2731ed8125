import { usePlatform, useReadable } from '@duetto/shared/platform'
import { Banner, Button, Card, Switch, icons } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSignUpDispatch } from '../../../state'
import { Section } from '../../../widgets/page/Section'
import { settingsMessages } from './messages'
import { SoundChoice } from './SoundChoice'
import { notificationsChanged } from '../../../entities/settings/slice'
import type { NotificationState } from '../../../entities/settings/slice'

export const PushSection = ({ notifications }: { notifications: NotificationState }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { push } = usePlatform().preferences
  const state = useReadable(push)
  const [isBusy, setIsBusy] = useState(false)
  const turn = async (change: 'enable' | 'disable'): Promise<void> => {
    setIsBusy(true)
    await push[change]()
    setIsBusy(false)
  }
  return (
    <Card>
      <Section
        anchor="push"
        title={formatMessage(settingsMessages.push)}
        text={formatMessage(settingsMessages.pushNeutral)}
      >
        {state === 'denied' || state === 'unsupported' ? (
          <Banner tone="secondary" icon={icons.bell}>
            {formatMessage(
              state === 'denied' ? settingsMessages.pushDenied : settingsMessages.pushUnsupported,
            )}
          </Banner>
        ) : state === 'on' ? (
          <Banner
            tone="success"
            icon={icons.bell}
            action={
              <Button variant="outline" isLoading={isBusy} onClick={() => void turn('disable')}>
                {formatMessage(settingsMessages.pushDisable)}
              </Button>
            }
          >
            {formatMessage(settingsMessages.pushIsOn)}
          </Banner>
        ) : (
          <Banner
            tone="neutral"
            icon={icons.bell}
            action={
              <Button isLoading={isBusy} onClick={() => void turn('enable')}>
                {formatMessage(settingsMessages.pushEnable)}
              </Button>
            }
          >
            {formatMessage(settingsMessages.pushOff)}
          </Banner>
        )}
        <Switch
          label={formatMessage(settingsMessages.newMessages)}
          checked={notifications.push_messages}
          onChange={(push_messages) => dispatch(notificationsChanged({ push_messages }))}
        />
        <Switch
          label={formatMessage(settingsMessages.newLikes)}
          checked={notifications.push_likes}
          onChange={(push_likes) => dispatch(notificationsChanged({ push_likes }))}
        />
        <SoundChoice />
      </Section>
    </Card>
  )
}
