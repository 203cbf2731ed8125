import type { MouseEvent } from 'react'
import { Link } from 'react-admin'

interface Props {
  to: string
  children: string | number
}

/** A click anywhere in the row opens it, but only a link is accessible by keyboard. */
export const RowLink = ({ to, children }: Props) => (
  <Link to={to} onClick={(event: MouseEvent) => event.stopPropagation()}>
    {children}
  </Link>
)
