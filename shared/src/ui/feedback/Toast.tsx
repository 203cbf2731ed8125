import { css, keyframes } from '@emotion/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as icons from '../icon/icons'
import { toastMaxPx } from '../../domain'
import { Icon } from '../icon/Icon'
import { IconButton } from '../button/IconButton'
import { uiMessages } from '../messages'
import { phone } from '../theme/media'

interface ToastProps {
  tone?: 'neutral' | 'success' | 'danger'
  action?: { label: string; onPress: () => void }
  onClose: () => void
  children: ReactNode
}

export const Toast = ({ tone = 'neutral', action, onClose, children }: ToastProps) => {
  const { formatMessage } = useIntl()
  return (
    <div css={toastStyle}>
      {tone !== 'neutral' && <Icon path={tone === 'danger' ? icons.error : icons.success} />}
      <span>{children}</span>
      {action && (
        <button type="button" css={actionStyle} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <IconButton icon={icons.close} label={formatMessage(uiMessages.close)} onClick={onClose} />
    </div>
  )
}

/** Live region; always rendered, because screen readers announce only additions. */
export const ToastStack = ({ children }: { children: ReactNode }) => (
  <div role="status" aria-live="polite" css={stackStyle}>
    {children}
  </div>
)

const rise = keyframes`from { opacity: 0; transform: translateY(12px) }`
const toastStyle = css`
  display: flex;
  align-items: center;
  gap: var(--s3);
  width: 100%;
  max-width: ${toastMaxPx}px;
  padding: var(--s1) var(--s1) var(--s1) var(--s4);
  border-radius: var(--voice-out);
  background: var(--dark);
  color: var(--on-dark);
  box-shadow: var(--shadow-2);
  font-size: var(--t-sm);
  line-height: 1.35;
  pointer-events: auto;
  animation: ${rise} var(--base) var(--ease);
  > span {
    flex: 1;
    padding: var(--s2) 0;
  }
  > button:hover {
    background: rgb(255 255 255 / 0.12);
  }
`
const actionStyle = css`
  min-height: var(--tap);
  border: 0;
  background: none;
  color: var(--secondary);
  font-weight: 700;
  cursor: pointer;
`
const stackStyle = css`
  position: fixed;
  right: var(--s5);
  bottom: calc(var(--s5) + env(safe-area-inset-bottom));
  z-index: 25;
  display: grid;
  justify-items: end;
  gap: var(--s2);
  width: min(${toastMaxPx}px, calc(100vw - 2 * var(--s4)));
  pointer-events: none;
  ${phone} {
    right: var(--s4);
    bottom: calc(76px + env(safe-area-inset-bottom));
  }
`
