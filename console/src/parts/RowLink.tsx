import type { MouseEvent } from 'react'
import { Link } from 'react-admin'

interface Props {
  to: string
  children: string | number
}

/** Makes a row accessible by keyboard. A click anywhere in the row opens it, but only a link can be focused. */
export const RowLink = ({ to, children }: Props) => (
  <Link to={to} onClick={(event: MouseEvent) => event.stopPropagation()}>
    {children}
  </Link>
)
