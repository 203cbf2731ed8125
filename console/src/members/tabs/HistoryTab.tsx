import { callConsole } from '../../server/callConsole'
import { Change } from '../../audit/Change'
import { formatMoment } from '../../parts/format'
import { Panel } from '../../parts/Panel'
import { Rows } from '../../parts/Rows'
import { useText } from '../../parts/useText'

export const HistoryTab = ({ id }: { id: number }) => {
  const text = useText()
  return (
    <Panel name={['history', id]} load={() => callConsole('getMemberHistory', { query: { id } })}>
      {({ entries }) => (
        <Rows
          title={text('member.tabs.history')}
          rows={entries}
          keyOf={(entry) => entry.id}
          columns={[
            { label: text('audit.at'), show: ({ at }) => formatMoment(at) },
            { label: text('audit.actor'), show: ({ actor }) => actor },
            { label: text('audit.action'), show: ({ action }) => action },
            { label: text('audit.reason'), show: ({ reason }) => reason ?? '–' },
            { label: text('audit.change'), show: (entry) => <Change entry={entry} /> },
          ]}
        />
      )}
    </Panel>
  )
}
