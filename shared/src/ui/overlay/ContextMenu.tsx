import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { itemsOf, moveInMenu } from './menuKeys'
import { menuStyle } from './menuStyle'
import { placeBelow } from './placeBelow'

interface ContextMenuProps {
  label: string
  anchor: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** Menu for a right click, a long press or the context menu key. Opens on mount. */
export const ContextMenu = ({ label, anchor, onClose, children }: ContextMenuProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const menu = ref.current
    if (!menu) return
    menu.showPopover()
    placeBelow(anchor, menu)
    itemsOf(menu)[0]?.focus({ preventScroll: true })
  }, [anchor])
  const close = (): void => {
    ref.current?.hidePopover()
    anchor.focus({ preventScroll: true })
  }
  return (
    <div
      ref={ref}
      role="menu"
      aria-label={label}
      popover="auto"
      css={menuStyle}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose()
      }}
      onKeyDown={(event) => moveInMenu(event, ref.current)}
      // Close before the item's handler runs, so that a dialog opened by the handler returns focus to the anchor.
      onClickCapture={close}
    >
      {children}
    </div>
  )
}
