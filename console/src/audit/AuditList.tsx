import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { DataTable, SearchInput, SimpleList } from 'react-admin'
import { formatMoment } from '../parts/format'
import { ConsoleList } from '../parts/ConsoleList'
import { unbroken } from '../parts/unbroken'
import { useText } from '../parts/useText'
import { Change } from './Change'

type Entry = ConsoleResponse<'listAudit'>['entries'][number]

const Column = DataTable.Col<Entry>

export const AuditList = () => {
  const text = useText()
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'))
  return (
    <ConsoleList
      title={text('menu.audit')}
      actions={false}
      filters={[
        <SearchInput
          key="subject"
          source="subject"
          alwaysOn
          placeholder={text('audit.filter')}
          slotProps={{ htmlInput: { 'aria-label': text('audit.filter') } }}
          sx={{ width: { xs: '100%', sm: '24rem' } }}
        />,
      ]}
    >
      {isNarrow ? (
        <SimpleList<Entry>
          primaryText={({ action, subject }) => `${action}: ${subject}`}
          secondaryText={({ at, actor, reason }) =>
            [formatMoment(at), actor, reason].filter(Boolean).join(' · ')
          }
          linkType={false}
        />
      ) : (
        <DataTable<Entry> rowClick={false} bulkActionButtons={false}>
          <Column label={text('audit.at')} render={({ at }) => formatMoment(at)} cellSx={unbroken} />
          <Column label={text('audit.actor')} source="actor" disableSort />
          <Column label={text('audit.action')} source="action" disableSort />
          <Column label={text('audit.subject')} source="subject" disableSort />
          <Column label={text('audit.reason')} render={({ reason }) => reason ?? '–'} />
          <Column label={text('audit.change')} render={(entry) => <Change entry={entry} />} />
        </DataTable>
      )}
    </ConsoleList>
  )
}
