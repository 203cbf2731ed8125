import { Typography } from '@mui/material'
import { callConsole } from '../../server/callConsole'
import { formatMoment } from '../../parts/format'
import { Panel } from '../../parts/Panel'
import { Rows } from '../../parts/Rows'
import { useText } from '../../parts/useText'

export const AccessTab = ({ id }: { id: number }) => {
  const text = useText()
  return (
    <Panel name={['access', id]} load={() => callConsole('getMemberAccess', { query: { id } })}>
      {({ sessions, mail_stops }) => (
        <>
          <Rows
            title={text('member.sessions')}
            rows={sessions}
            keyOf={(session) => session.id}
            columns={[
              {
                label: text('session.device'),
                show: ({ browser, system }) =>
                  [browser, system].filter(Boolean).join(', ') || text('session.unknown'),
              },
              { label: text('session.country'), show: ({ country }) => country ?? '–' },
              { label: text('session.began'), show: ({ created_at }) => formatMoment(created_at) },
              { label: text('session.lastUsed'), show: ({ last_used_at }) => formatMoment(last_used_at) },
            ]}
          />
          <Typography variant="h2" sx={{ mb: 1 }}>
            {text('member.mails')}
          </Typography>
          {mail_stops.length === 0 && <Typography>{text('member.mailsOn')}</Typography>}
          {mail_stops.map((stop) => (
            <Typography key={stop}>{text(`member.mailStop.${stop}`)}</Typography>
          ))}
        </>
      )}
    </Panel>
  )
}
