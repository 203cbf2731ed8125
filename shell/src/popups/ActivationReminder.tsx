import { css } from '@emotion/react'
import { smartphoneBelowPx } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../app/ShellContext'
import { Slot } from '../remotes/Slot'
import { isActivationDue } from './activationDue'

/** The reminder of the activation mail: an alert, or a modal on a smartphone right after sign-up (ALERT-02). */
export const ActivationReminder = ({ route }: { route: RouteFacts | null }) => {
  const { platform } = useShell()
  const { user } = useReadable(platform.session)
  const { search } = useLocation()
  const [isModalOver, setIsModalOver] = useState(false)
  if (route?.layout !== 'default' || !isActivationDue(user, route?.id ?? null)) return null
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
    padding: 0 var(--s4);
  }
`
