import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as icons from '../icon/icons'
import { modalPx } from '../../domain'
import type { ModalSize } from '../../domain'
import { IconButton } from '../button/IconButton'
import { hiddenStyle } from '../layout/VisuallyHidden'
import { useLayer } from './layers'
import { reportModalChange } from './modalChange'
import { rememberFocus } from './rememberFocus'
import { pressedKey } from '../input/pressedKey'
import { uiMessages } from '../messages'
import {
  bodyStyle,
  dialogStyle,
  footerStyle,
  headStyle,
  pictureHeadStyle,
  steadyStyle,
  stickyFooterStyle,
  stickyHeadStyle,
} from './dialogStyle'

interface ModalProps {
  /**
   * Called on Escape, on a click on the backdrop or the close button and, without `onBack`, on Back. Never called if
   * the dialog is not closable.
   */
  onClose: () => void
  /** Replaces `onClose` on Back. Without it, Back leaves the page if the dialog is not closable. */
  onBack?: () => void
  isClosable?: boolean
  title: ReactNode
  /** Also hides the close button, so the dialog must not be closable. */
  isTitleHidden?: boolean
  picture?: ReactNode
  size?: ModalSize
  /** Keeps the dialog's height constant, except on phones. Longer content scrolls. */
  isSteady?: boolean
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
  isTitleHidden = false,
  picture,
  size = 'default',
  isSteady = false,
  footer,
  children,
}: ModalProps) => {
  const { formatMessage } = useIntl()
  const ref = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const isPressOnBackdrop = useRef(false)
  /** Also handles `cancel`, which Chrome for Android sends to the dialog on Back instead of navigating. */
  const handleBack = onBack ?? (isClosable ? onClose : null)
  useLayer(handleBack)

  // Close the dialog before React removes it, because browsers restore focus only for a dialog in the document.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const { style } = document.documentElement
    const overflow = style.overflow
    const restoreFocus = rememberFocus()
    dialog.showModal()
    // By default, the browser focuses the first control, which may be the close button.
    titleRef.current?.focus({ preventScroll: true })
    style.overflow = 'hidden'
    reportModalChange()
    return () => {
      dialog.close()
      reportModalChange()
      style.overflow = overflow
      restoreFocus()
    }
  }, [])

  return (
    <dialog
      ref={ref}
      css={[dialogStyle, isSteady && steadyStyle]}
      style={{ maxWidth: modalPx[size] }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        handleBack?.()
      }}
      onClose={({ currentTarget }) => {
        if (currentTarget.open || !currentTarget.isConnected) return
        // At the second Back, Chrome for Android closes the dialog without a cancel event. Reopen it, because only the
        // owner may close it.
        currentTarget.showModal()
        handleBack?.()
      }}
      onKeyDown={(event) => {
        // At the second Escape, Chromium closes the dialog without a cancel event, so handle the key here.
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
        <header
          css={
            isTitleHidden
              ? hiddenStyle
              : [headStyle, picture === undefined ? stickyHeadStyle : pictureHeadStyle]
          }
        >
          {picture}
          <h2 ref={titleRef} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {isClosable && (
            <IconButton icon={icons.close} label={formatMessage(uiMessages.close)} onClick={onClose} />
          )}
        </header>
        {children}
        {footer && <footer css={[footerStyle, stickyFooterStyle]}>{footer}</footer>}
      </div>
    </dialog>
  )
}

/** Traps focus and restores it on closing. On phones, the dialog is a bottom sheet. */
export const Dialog = ({ isOpen, ...rest }: DialogProps) => (isOpen ? <Modal {...rest} /> : null)
