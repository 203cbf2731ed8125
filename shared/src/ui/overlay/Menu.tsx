import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton'
import { Icon } from '../icon/Icon'
import type { IconPath } from '../icon/Icon'
import { itemsOf, moveInMenu } from './menuKeys'
import { itemStyle, menuStyle } from './menuStyle'
import { placeBelow } from './placeBelow'

interface MenuProps {
  label: string
  icon: IconPath
  picture?: ReactNode
  children: ReactNode
}

export const Menu = ({ label, icon, picture, children }: MenuProps) => {
  const id = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const menuRef = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  const handleToggle = (isNowOpen: boolean): void => {
    setIsOpen(isNowOpen)
    if (!isNowOpen || !buttonRef.current || !menuRef.current) return
    placeBelow(buttonRef.current, menuRef.current)
    itemsOf(menuRef.current)[0]?.focus()
  }
  const close = (): void => {
    menuRef.current?.hidePopover()
    buttonRef.current?.focus()
  }

  return (
    <>
      <IconButton
        ref={buttonRef}
        icon={icon}
        picture={picture}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        // Not a click handler, because pressing the button already closes an open popover and the click would reopen
        // it.
        popoverTarget={id}
      />
      <div
        ref={menuRef}
        id={id}
        role="menu"
        aria-label={label}
        popover="auto"
        css={menuStyle}
        onToggle={({ newState }) => handleToggle(newState === 'open')}
        onKeyDown={(event) => moveInMenu(event, menuRef.current)}
        onClick={close}
      >
        {children}
      </div>
    </>
  )
}

interface MenuItemProps {
  icon?: IconPath
  onSelect: () => void
  isCurrent?: boolean
  lang?: string
  children: ReactNode
}

export const MenuItem = ({ icon, onSelect, isCurrent, lang, children }: MenuItemProps) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    lang={lang}
    aria-current={isCurrent || undefined}
    css={itemStyle}
    onClick={onSelect}
  >
    {icon ? <Icon path={icon} /> : <span />}
    <span>{children}</span>
  </button>
)
