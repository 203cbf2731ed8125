import type { AnchorHTMLAttributes } from 'react'
import { Link, useLocation } from 'react-router'

interface LinkToProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
}

/** A link within the site that knows whether it points to the current page. */
export const LinkTo = ({ to, ...rest }: LinkToProps) => {
  const { pathname } = useLocation()
  return <Link to={to} aria-current={pathname === to ? 'page' : undefined} {...rest} />
}
