import { Link } from 'react-router'
import { Icon } from '../icon/Icon'
import type { IconPath } from '../icon/Icon'
import { itemStyle } from './menuStyle'

interface MenuLinkProps {
  icon: IconPath
  to: string
  children: string
}

/** An entry of a menu that leads to a page: a link, so that it opens in a new tab as well. */
export const MenuLink = ({ icon, to, children }: MenuLinkProps) => (
  <Link to={to} role="menuitem" tabIndex={-1} css={itemStyle}>
    <Icon path={icon} />
    <span>{children}</span>
  </Link>
)
