import type { MouseEvent } from 'react'
import { Link } from 'react-admin'

interface Props {
  to: string
  children: string | number
}

/** Opens a row by keyboard; a click on the rest of the row, which has no focus, opens it too. */
export const RowLink = ({ to, children }: Props) => (
  <Link to={to} onClick={(event: MouseEvent) => event.stopPropagation()}>
    {children}
  </Link>
)
