import { css, keyframes } from '@emotion/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import * as icons from '../icon/icons'
import { toastMaxPx } from '../../domain'
import { Icon } from '../icon/Icon'
import { IconButton } from '../button/IconButton'
import { uiMessages } from '../messages'
import { onModalChange } from '../overlay/modalChange'

interface ToastProps {
  picture?: ReactNode
  label?: ReactNode
  tone?: 'neutral' | 'success' | 'danger'
  action?: { label: string; onPress: () => void }
  onClose: () => void
  children: ReactNode
}

export const Toast = ({ picture, label, tone = 'neutral', action, onClose, children }: ToastProps) => {
  const { formatMessage } = useIntl()
  return (
    <div css={toastStyle}>
      {picture && <span css={pictureStyle}>{picture}</span>}
      {tone !== 'neutral' && <Icon path={tone === 'danger' ? icons.error : icons.success} />}
      <div css={contentStyle}>
        <span>
          {children} {label}
        </span>
        {action && (
          <button type="button" css={actionStyle} onClick={action.onPress}>
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon={icons.close} label={formatMessage(uiMessages.close)} onClick={onClose} />
    </div>
  )
}

const topDialog = (): Element | null =>
  document.activeElement?.closest('dialog[open]') ??
  [...document.querySelectorAll('dialog[open]')].at(-1) ??
  null

/**
 * Moves the stack into the topmost open dialog, or to `home` if none is open, because everything outside a modal dialog
 * is inert. Reopens the popover to put it on top.
 */
const raise = (container: HTMLElement, stack: HTMLElement, home: HTMLElement): void => {
  const parent = topDialog() ?? home
  const isPlaced = container.parentNode === parent
  if (isPlaced && parent === home && (!canPop() || stack.matches(':popover-open'))) return
  if (!isPlaced) parent.append(container)
  if (!canPop()) return
  stack.hidePopover()
  stack.showPopover()
}
const canPop = (): boolean => 'showPopover' in HTMLElement.prototype

/**
 * Shows toasts below the top bar, where they cover neither the composer nor the bottom navigation. Render it even
 * without toasts: screen readers announce changes only in a live region that already exists.
 */
export const ToastStack = ({ children }: { children: ReactNode }) => {
  const homeRef = useRef<HTMLDivElement>(null)
  const ref = useRef<HTMLDivElement>(null)
  // Render the portal after hydration, because React cannot hydrate portals.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const [created] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')))
  const container = isHydrated ? created : null
  useEffect(() => {
    const place = (): void => {
      if (container && ref.current && homeRef.current) raise(container, ref.current, homeRef.current)
    }
    place()
    return onModalChange(place)
  }, [children, container])
  return (
    <div ref={homeRef}>
      {container &&
        createPortal(
          <div ref={ref} role="status" aria-live="polite" popover="manual" css={stackStyle}>
            {children}
          </div>,
          container,
        )}
    </div>
  )
}

const rise = keyframes`from { opacity: 0; transform: translateY(-12px) }`
const toastStyle = css`
  display: flex;
  align-items: center;
  gap: var(--s3);
  width: 100%;
  max-width: ${toastMaxPx}px;
  padding: var(--s1) var(--s1) var(--s1) var(--s4);
  border: 1px solid var(--line-strong);
  border-radius: var(--voice-out);
  /* Contrasts with the dark offer bars that a toast can cover. */
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-2);
  font-size: var(--t-sm);
  line-height: 1.35;
  pointer-events: auto;
  animation: ${rise} var(--base) var(--ease);
`
const pictureStyle = css`
  flex: none;
  width: 40px;
  margin: var(--s1) 0 var(--s1) calc(-1 * var(--s2));
`
const contentStyle = css`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 var(--s3);
  align-items: center;
  min-width: 0;
  > span {
    flex: 1 1 90px;
    padding: var(--s2) 0;
  }
`
const actionStyle = css`
  min-height: var(--tap);
  padding-inline: 0;
  border: 0;
  background: none;
  color: var(--primary-ink);
  font-weight: 700;
  cursor: pointer;
`
const stackStyle = css`
  position: fixed;
  inset: calc(var(--bar) + var(--s2) + env(safe-area-inset-top)) auto auto 50%;
  z-index: 25;
  display: grid;
  justify-items: center;
  gap: var(--s2);
  width: min(${toastMaxPx}px, calc(100vw - 2 * var(--s4)));
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  color: inherit;
  transform: translateX(-50%);
  pointer-events: none;
`
