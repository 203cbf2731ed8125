import type { AnchorHTMLAttributes } from 'react'
import { Link, useLocation } from 'react-router'

interface LinkToProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  /** Counts as the current page below it as well. */
  isSection?: boolean
}

/** A link inside the site that knows whether it is the current page. */
export const LinkTo = ({ to, isSection = false, ...rest }: LinkToProps) => {
  const { pathname } = useLocation()
  const isCurrent = pathname === to || (isSection && pathname.startsWith(`${to}/`))
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />
}
