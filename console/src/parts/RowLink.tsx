import type { MouseEvent } from 'react'
import { Link } from 'react-admin'

interface Props {
  to: string
  children: string | number
}

/** Link for keyboard users. A click anywhere in the row opens the same page, but a row cannot be focused. */
export const RowLink = ({ to, children }: Props) => (
  <Link to={to} onClick={(event: MouseEvent) => event.stopPropagation()}>
    {children}
  </Link>
)
