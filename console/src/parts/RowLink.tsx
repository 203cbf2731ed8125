import type { MouseEvent } from 'react'
import { Link } from 'react-admin'

interface Props {
  to: string
  children: string | number
}

/** Makes a row accessible by keyboard: a click opens the row, but only a link can have the focus. */
export const RowLink = ({ to, children }: Props) => (
  <Link to={to} onClick={(event: MouseEvent) => event.stopPropagation()}>
    {children}
  </Link>
)
