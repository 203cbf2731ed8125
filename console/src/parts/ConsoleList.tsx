import { operatorLimits } from '@duetto/shared/domain'
import { List } from 'react-admin'
import type { ListProps } from 'react-admin'
import { PageButtons } from './PageButtons'

/** Filters stay visible when the list is empty. */
export const ConsoleList = (props: ListProps) => (
  <List
    exporter={false}
    perPage={operatorLimits.rowsPerPage}
    pagination={<PageButtons />}
    empty={false}
    {...props}
  />
)
