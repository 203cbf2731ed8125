import { Alert, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { DataTable, SimpleList } from 'react-admin'
import { formatMoment } from '../parts/format'
import { ConsoleList } from '../parts/ConsoleList'
import { RowLink } from '../parts/RowLink'
import { useText } from '../parts/useText'

type Row = ConsoleResponse<'listWaiting'>['conversations'][number]

const Column = DataTable.Col<Row>

const pageOf = ({ id }: Row) => `/inbox/${id}/show`

export const InboxList = () => {
  const text = useText()
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'))
  return (
    <>
      <Alert severity="info" sx={{ mt: 2 }}>
        {text('inbox.rules')}
      </Alert>
      <ConsoleList title={text('menu.inbox')} actions={false}>
        {isNarrow ? (
          <SimpleList<Row>
            primaryText={({ member, fictional }) => `${member.name} → ${fictional.name}`}
            secondaryText={({ language, last_at }) => [language, formatMoment(last_at)].join(' · ')}
            tertiaryText={({ unread }) => unread}
            linkType={(row) => pageOf(row as Row)}
          />
        ) : (
          <DataTable<Row> rowClick={(_id, _resource, row) => pageOf(row)} bulkActionButtons={false}>
            <Column source="id" disableSort />
            <Column
              label={text('inbox.member')}
              render={(row) => <RowLink to={pageOf(row)}>{row.member.name}</RowLink>}
            />
            <Column label={text('inbox.fictional')} render={({ fictional }) => fictional.name} />
            <Column label={text('inbox.language')} source="language" disableSort />
            <Column label={text('inbox.unread')} source="unread" disableSort />
            <Column label={text('inbox.since')} render={({ last_at }) => formatMoment(last_at)} />
          </DataTable>
        )}
      </ConsoleList>
    </>
  )
}
