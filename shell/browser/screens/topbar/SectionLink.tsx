import type { AnchorHTMLAttributes } from 'react'
import { Link, useLocation } from 'react-router'
import { sectionOf } from './section'
import type { Section } from './section'

interface SectionLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: Section
}

export const SectionLink = ({ to, ...rest }: SectionLinkProps) => {
  const { pathname } = useLocation()
  return <Link to={to} aria-current={sectionOf(pathname) === to ? 'page' : undefined} {...rest} />
}
