import { css } from '@emotion/react'
import type { RouteFacts } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import { Banner, LinkButton } from '@duetto/shared/ui'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../app/ShellContext'
import { dismiss } from '../popups/dismissals'
import { Slot } from '../remotes/Slot'
import type { DismissibleAlert } from './alertDue'
import { EnablePush } from './EnablePush'
import { alertMessages as texts } from './messages'
import { useAlertDue } from './useAlertDue'

const nothing = (): void => {}

/** The one alert that is due under the top bar of the default layout; what is a modal is drawn with the popups. */
export const Alerts = ({ route }: { route: RouteFacts | null }) => {
  const { platform } = useShell()
  const { formatMessage } = useIntl()
  const { user } = useReadable(platform.session)
  const ref = useRef<HTMLDivElement>(null)
  // Asking again draws again: what was put away is stored, not held here.
  const [, setDismissals] = useState(0)
  const due = useAlertDue(route)
  if (!due || !user) return null
  if (due.name === 'activation')
    return due.variant === 'modal' ? null : (
      <div css={alertStyle}>
        <Slot name="activation-reminder" slotProps={{ variant: 'alert', onClose: nothing }} />
      </div>
    )

  const close = (): void => {
    dismiss(due.name, platform.now())
    // The button that has the focus goes with the alert: the keyboard goes on with the page below it.
    ref.current?.closest('main')?.focus({ preventScroll: true })
    setDismissals((count) => count + 1)
  }
  const alerts: Record<DismissibleAlert, [text: string, action: ReactNode]> = {
    photo: [
      formatMessage(texts.photo),
      <LinkButton key="photo" to="/profile" variant="quiet">
        {formatMessage(texts.addPhoto)}
      </LinkButton>,
    ],
    push: [formatMessage(texts.push), <EnablePush key="push" />],
    'disabled-notifications': [
      formatMessage(texts.disabled, { reason: user.notifications_disabled[0] ?? 'other' }),
      <LinkButton key="settings" to="/notifications" variant="quiet">
        {formatMessage(texts.settings)}
      </LinkButton>,
    ],
  }
  const [text, action] = alerts[due.name]
  return (
    <div css={alertStyle} ref={ref}>
      <Banner key={due.name} tone="primary" action={action} onClose={close}>
        {text}
      </Banner>
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
