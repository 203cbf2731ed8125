import { css } from '@emotion/react'
import { smartphoneBelowPx } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import { Banner, Button, LinkButton } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { useShell } from '../app/ShellContext'
import { dismiss, isDismissed } from '../popups/dismissals'
import { Slot } from '../remotes/Slot'
import { alertDue } from './alertDue'
import type { AlertName } from './alertDue'
import { alertMessages as texts } from './messages'

/** The one alert that is due under the top bar of the default layout. */
export const Alerts = ({ route }: { route: RouteFacts | null }) => {
  const { platform, push } = useShell()
  const { formatMessage } = useIntl()
  const { user } = useReadable(platform.session)
  const pushState = useReadable(push)
  // Asking again draws again: what was put away is stored, not held here.
  const [, setDismissals] = useState(0)
  const now = platform.now()
  const name = alertDue({
    user,
    route,
    push: pushState,
    isDismissed: (alert) => alert !== 'activation' && isDismissed(alert, now),
  })
  if (!name || !user) return null
  if (name === 'activation') return <ActivationReminder />

  const close = (): void => {
    dismiss(name, platform.now())
    setDismissals((count) => count + 1)
  }
  const enable = async (): Promise<void> => {
    if ((await push.enable()) === 'denied') platform.toast({ text: formatMessage(texts.pushDenied) })
  }
  const alerts: Record<Exclude<AlertName, 'activation'>, [string, React.ReactNode]> = {
    photo: [
      formatMessage(texts.photo),
      <LinkButton key="photo" to="/profile" variant="quiet">
        {formatMessage(texts.addPhoto)}
      </LinkButton>,
    ],
    push: [
      formatMessage(texts.push),
      <Button key="push" variant="quiet" onClick={() => void enable()}>
        {formatMessage(texts.enablePush)}
      </Button>,
    ],
    'disabled-notifications': [
      formatMessage(texts.disabled, { reason: user.notifications_disabled[0] ?? 'other' }),
      <LinkButton key="settings" to="/notifications" variant="quiet">
        {formatMessage(texts.settings)}
      </LinkButton>,
    ],
  }
  const [text, action] = alerts[name]
  return (
    <div css={alertStyle}>
      <Banner tone="primary" action={action} onClose={close}>
        {text}
      </Banner>
    </div>
  )
}

/** The reminder of the activation mail: an alert, or a modal on a smartphone right after sign-up (ALERT-02). */
const ActivationReminder = () => {
  const { search } = useLocation()
  const [isModalOver, setIsModalOver] = useState(false)
  const isFresh = new URLSearchParams(search).has('api_signup_complete')
  const isModal = isFresh && !isModalOver && window.innerWidth < smartphoneBelowPx
  const variant = isModal ? 'modal' : 'alert'
  return (
    <div css={alertStyle}>
      <Slot
        key={variant}
        name="activation-reminder"
        slotProps={{ variant, onClose: () => setIsModalOver(true) }}
      />
    </div>
  )
}

const alertStyle = css`
  width: 100%;
  max-width: 1320px;
  margin: var(--s4) auto calc(-1 * var(--s4));
  padding: 0 var(--s6);
  @media (max-width: 767px) {
    margin-bottom: 0;
    padding: 0 var(--s4);
  }
`
