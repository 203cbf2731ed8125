import { operatorLimits } from '@duetto/shared/domain'
import { List } from 'react-admin'
import type { ListProps } from 'react-admin'
import { PageButtons } from './PageButtons'

export const ConsoleList = (props: ListProps) => (
  <List
    exporter={false}
    perPage={operatorLimits.rowsPerPage}
    pagination={<PageButtons />}
    empty={false}
    {...props}
  />
)
