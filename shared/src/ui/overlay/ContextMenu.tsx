import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { itemsOf, moveInMenu } from './menuKeys'
import { menuStyle } from './menuStyle'
import { placeBelow } from './placeBelow'

interface ContextMenuProps {
  label: string
  /** Where it opens; gets the focus back. */
  anchor: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** A menu that something else opens: a right click, a long press, the context key. It is open while it is rendered. */
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
      onToggle={(event) => {
        if ((event as unknown as ToggleEvent).newState === 'closed') onClose()
      }}
      onKeyDown={(event) => moveInMenu(event, ref.current)}
      // Before an entry acts: it may open a dialog, which takes the focus and returns it to the anchor.
      onClickCapture={close}
    >
      {children}
    </div>
  )
}
