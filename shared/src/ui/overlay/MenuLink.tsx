import { Link } from 'react-router'
import { Icon } from '../icon/Icon'
import type { IconPath } from '../icon/Icon'
import { itemStyle } from './menuStyle'

interface MenuLinkProps {
  icon: IconPath
  to: string
  children: string
}

/** A link instead of a button, so that it can open in a new tab. */
export const MenuLink = ({ icon, to, children }: MenuLinkProps) => (
  <Link to={to} role="menuitem" tabIndex={-1} css={itemStyle}>
    <Icon path={icon} />
    <span>{children}</span>
  </Link>
)
