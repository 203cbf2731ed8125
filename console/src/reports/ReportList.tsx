import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { DataTable, SelectInput, SimpleList } from 'react-admin'
import { formatMoment } from '../parts/format'
import { ConsoleList } from '../parts/ConsoleList'
import { RowLink } from '../parts/RowLink'
import { unbroken } from '../parts/unbroken'
import { useText } from '../parts/useText'

type Row = ConsoleResponse<'listReports'>['reports'][number] & { id: string }

const Column = DataTable.Col<Row>

export const ReportList = () => {
  const text = useText()
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'))
  const kindOf = ({ kind }: Row) => text(`report.kinds.${kind}`)
  const reasonOf = ({ reason }: Row) => text(`measure.rules.${reason}`)
  const statuses = (['open', 'upheld', 'dismissed'] as const).map((id) => ({
    id,
    name: text(`report.status.${id}`),
  }))
  return (
    <ConsoleList
      title={text('menu.reports')}
      actions={false}
      filters={[
        <SelectInput
          key="status"
          source="status"
          alwaysOn
          label={text('report.filter')}
          choices={statuses}
          isRequired
        />,
      ]}
      filterDefaultValues={{ status: 'open' }}
    >
      {isNarrow ? (
        <SimpleList<Row>
          primaryText={(row) => `${kindOf(row)} · ${row.profile?.name ?? text('report.gone')}`}
          secondaryText={(row) => [reasonOf(row), formatMoment(row.created_at)].join(' · ')}
          tertiaryText={({ reference }) => reference}
          linkType="show"
        />
      ) : (
        <DataTable<Row> rowClick="show" bulkActionButtons={false}>
          <Column
            label={text('report.reference')}
            render={({ id, reference }) => <RowLink to={`/reports/${id}/show`}>{reference}</RowLink>}
            cellSx={unbroken}
          />
          <Column label={text('report.kind')} render={kindOf} />
          <Column label={text('report.reason')} render={reasonOf} />
          <Column
            label={text('report.member')}
            render={({ profile }) => profile?.name ?? text('report.gone')}
          />
          <Column
            label={text('report.reporter')}
            render={({ kind, reporter }) =>
              reporter?.name ?? text(kind === 'copies' ? 'report.site' : 'report.visitor')
            }
          />
          <Column label={text('report.created')} render={({ created_at }) => formatMoment(created_at)} />
        </DataTable>
      )}
    </ConsoleList>
  )
}
