import { operatorLimits } from '@duetto/shared/domain'
import { List } from 'react-admin'
import type { ListProps } from 'react-admin'
import { PageButtons } from './PageButtons'

export const ConsoleList = (props: ListProps) => (
  <List
    exporter={false}
    perPage={operatorLimits.rowsPerPage}
    pagination={<PageButtons />}
    // Keeps the filters visible when the list is empty.
    empty={false}
    {...props}
  />
)
