import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonStyle } from './buttonStyles'
import type { ButtonLook } from './buttonStyles'

interface LinkButtonProps extends ButtonLook {
  to: string
  onClick?: () => void
  children: ReactNode
}

export const LinkButton = ({ to, onClick, children, ...look }: LinkButtonProps) => (
  <Link to={to} css={buttonStyle(look)} onClick={onClick}>
    {children}
  </Link>
)
