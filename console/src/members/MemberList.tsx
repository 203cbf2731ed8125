import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import type { ConsoleMemberRow } from '@duetto/shared/contract/console'
import { DataTable, SearchInput, SimpleList } from 'react-admin'
import { formatDay, formatMoment } from '../parts/format'
import { StatusChip } from '../parts/StatusChip'
import { ConsoleList } from '../parts/ConsoleList'
import { RowLink } from '../parts/RowLink'
import { unbroken } from '../parts/unbroken'
import { useText } from '../parts/useText'

const place = ({ city, country }: ConsoleMemberRow) => [city, country].filter(Boolean).join(', ')

const Column = DataTable.Col<ConsoleMemberRow>

export const MemberList = () => {
  const text = useText()
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'))
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('lg'))
  const nameOf = ({ id, name }: ConsoleMemberRow) => name || text('member.nameless', { id })
  return (
    <ConsoleList
      title={text('menu.members')}
      actions={false}
      filters={[
        <SearchInput
          key="q"
          source="q"
          alwaysOn
          placeholder={text('member.search')}
          helperText={text('member.searchHelp')}
          slotProps={{ htmlInput: { 'aria-label': text('member.search') } }}
          sx={{ width: { xs: '100%', sm: '24rem' } }}
        />,
      ]}
    >
      {isNarrow ? (
        <SimpleList<ConsoleMemberRow>
          primaryText={nameOf}
          secondaryText={(row) => [`${row.id}`, row.email, place(row)].filter(Boolean).join(' · ')}
          tertiaryText={(row) => text(`memberStatus.${row.status}`)}
          linkType="show"
        />
      ) : (
        <DataTable<ConsoleMemberRow> rowClick="show" bulkActionButtons={false}>
          <Column source="id" label={text('member.id')} disableSort />
          <Column
            label={text('member.name')}
            render={(row) => <RowLink to={`/members/${row.id}/show`}>{nameOf(row)}</RowLink>}
          />
          <Column label={text('member.status')} render={({ status }) => <StatusChip status={status} />} />
          <Column label={text('member.email')} source="email" disableSort />
          <Column label={text('member.place')} render={place} />
          {isWide && (
            <Column label={text('member.joined')} render={({ created_at }) => formatDay(created_at)} />
          )}
          <Column
            label={text('member.lastActive')}
            render={({ last_active }) => formatMoment(last_active)}
            cellSx={unbroken}
          />
        </DataTable>
      )}
    </ConsoleList>
  )
}
