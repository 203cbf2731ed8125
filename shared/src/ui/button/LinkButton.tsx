import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonStyle } from './buttonStyles'
import type { ButtonLook } from './buttonStyles'

interface LinkButtonProps extends ButtonLook {
  to: string
  children: ReactNode
  onClick?: () => void
}

/** Internal link that looks like a button. */
export const LinkButton = ({ to, children, onClick, ...look }: LinkButtonProps) => (
  <Link to={to} onClick={onClick} css={buttonStyle(look)}>
    {children}
  </Link>
)
