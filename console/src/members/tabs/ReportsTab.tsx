import { mayCall } from '@duetto/shared/contract/console'
import type { ConsoleResponse, OperatorRole } from '@duetto/shared/contract/console'
import { Link } from 'react-admin'
import { callConsole } from '../../server/callConsole'
import { formatMoment } from '../../parts/format'
import { Panel } from '../../parts/Panel'
import { Rows } from '../../parts/Rows'
import { useText } from '../../parts/useText'

type Report = ConsoleResponse<'getMemberReports'>['about'][number]

export const ReportsTab = ({ id, role }: { id: number; role: OperatorRole }) => {
  const text = useText()
  const canOpen = mayCall(role, 'getReport')
  const columns = [
    {
      label: text('report.reference'),
      show: ({ reference }: Report) =>
        canOpen ? <Link to={`/reports/${reference}/show`}>{reference}</Link> : reference,
    },
    { label: text('report.kind'), show: ({ kind }: Report) => text(`report.kinds.${kind}`) },
    { label: text('report.reason'), show: ({ reason }: Report) => text(`measure.rules.${reason}`) },
    { label: text('report.text'), show: (report: Report) => report.text || '–' },
    { label: text('report.created'), show: ({ created_at }: Report) => formatMoment(created_at) },
    { label: text('member.status'), show: ({ status }: Report) => text(`report.status.${status}`) },
  ]
  return (
    <Panel name={['member-reports', id]} load={() => callConsole('getMemberReports', { query: { id } })}>
      {({ about, by }) => (
        <>
          {(
            [
              ['reportsAbout', about],
              ['reportsBy', by],
            ] as const
          ).map(([title, rows]) => (
            <Rows
              key={title}
              title={text(`member.${title}`)}
              rows={rows}
              keyOf={({ reference }) => reference}
              columns={columns}
            />
          ))}
        </>
      )}
    </Panel>
  )
}
