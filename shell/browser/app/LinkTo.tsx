import type { AnchorHTMLAttributes } from 'react'
import { Link, useLocation } from 'react-router'

interface LinkToProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
}

/** A link inside the site that knows whether it is the current page. */
export const LinkTo = ({ to, ...rest }: LinkToProps) => {
  const { pathname } = useLocation()
  return <Link to={to} aria-current={pathname === to ? 'page' : undefined} {...rest} />
}
