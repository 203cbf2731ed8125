import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as icons from '../icon/icons'
import { modalPx } from '../../domain'
import type { ModalSize } from '../../domain'
import { IconButton } from '../button/IconButton'
import { useLayer } from './layers'
import { pressedKey } from '../input/pressedKey'
import { uiMessages } from '../messages'
import { bodyStyle, dialogStyle, footerStyle, headStyle } from './dialogStyle'

interface ModalProps {
  /** Called for Escape, Back, the backdrop or the close button. */
  onClose: () => void
  /** Replaces `onClose` for Back. Without it, Back leaves the page if the dialog is not closable. */
  onBack?: () => void
  /** False blocks backdrop and Escape; the dialog must then offer a way out in its footer. */
  isClosable?: boolean
  title: string
  size?: ModalSize
  footer?: ReactNode
  children: ReactNode
}

interface DialogProps extends ModalProps {
  isOpen: boolean
}

const Modal = ({
  onClose,
  onBack,
  isClosable = true,
  title,
  size = 'default',
  footer,
  children,
}: ModalProps) => {
  const { formatMessage } = useIntl()
  const ref = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const isPressOnBackdrop = useRef(false)
  useLayer(onBack ?? (isClosable ? onClose : null))

  /** A close request of the browser: Android's Back goes to an open dialog before the history. */
  const requestClose = (): void => {
    if (isClosable) onClose()
    else onBack?.()
  }

  // Close it while it is still in the document: a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const { style } = document.documentElement
    const overflow = style.overflow
    dialog.showModal()
    // Otherwise the browser would focus Close, or the button that leaves the site.
    titleRef.current?.focus({ preventScroll: true })
    style.overflow = 'hidden'
    return () => {
      dialog.close()
      style.overflow = overflow
    }
  }, [])

  return (
    <dialog
      ref={ref}
      css={dialogStyle}
      style={{ maxWidth: modalPx[size] }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        requestClose()
      }}
      onClose={({ currentTarget }) => {
        if (currentTarget.open || !currentTarget.isConnected) return
        // Android's second Back without a touch in between cannot be cancelled; the owner still decides.
        currentTarget.showModal()
        requestClose()
      }}
      onKeyDown={(event) => {
        // Chromium lets a second Escape through without a cancel event, so handle the key itself.
        if (pressedKey(event) !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        if (isClosable) onClose()
      }}
      onPointerDown={({ target, currentTarget }) => {
        isPressOnBackdrop.current = target === currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        if (isClosable && isPressOnBackdrop.current && target === currentTarget) onClose()
      }}
    >
      <div css={bodyStyle}>
        <header css={headStyle}>
          <h2 ref={titleRef} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {isClosable && (
            <IconButton icon={icons.close} label={formatMessage(uiMessages.close)} onClick={onClose} />
          )}
        </header>
        {children}
        {footer && <footer css={footerStyle}>{footer}</footer>}
      </div>
    </dialog>
  )
}

/**
 * The native modal dialog: focus is trapped and returned, everything else is inert. On a phone it is a bottom
 * sheet.
 */
export const Dialog = ({ isOpen, ...rest }: DialogProps) => (isOpen ? <Modal {...rest} /> : null)
