import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Title, useLogout, useNotify } from 'react-admin'
import { callConsole } from '../server/callConsole'
import { formatMoment } from '../parts/format'
import { Panel } from '../parts/Panel'
import { Rows } from '../parts/Rows'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'

export const SessionsPage = () => {
  const text = useText()
  const notify = useNotify()
  const logOut = useLogout()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const end = async (id: number, isCurrent: boolean) => {
    if (isCurrent) return logOut()
    if (!(await act(() => callConsole('endSession', { body: { id } })))) return
    notify('console.session.ended')
    await queries.invalidateQueries({ queryKey: ['sessions'] })
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={text('menu.sessions')} />
      <Card variant="outlined">
        <CardContent>
          <Typography sx={{ mb: 2 }}>{text('session.intro')}</Typography>
          <Panel name={['sessions']} load={() => callConsole('listSessions')}>
            {({ sessions }) => (
              <Rows
                title={text('menu.sessions')}
                rows={sessions}
                keyOf={(session) => session.id}
                columns={[
                  {
                    label: text('session.device'),
                    show: ({ browser, system, is_current }) =>
                      [
                        [browser, system].filter(Boolean).join(', ') || text('session.unknown'),
                        is_current && `(${text('session.current')})`,
                      ]
                        .filter(Boolean)
                        .join(' '),
                  },
                  { label: text('session.began'), show: ({ created_at }) => formatMoment(created_at) },
                  { label: text('session.lastUsed'), show: ({ last_used_at }) => formatMoment(last_used_at) },
                  { label: text('session.ends'), show: ({ expires_at }) => formatMoment(expires_at) },
                  {
                    label: text('session.end'),
                    show: ({ id, is_current }) => (
                      <Button size="small" disabled={isRunning} onClick={() => void end(id, is_current)}>
                        {text('session.end')}
                      </Button>
                    ),
                  },
                ]}
              />
            )}
          </Panel>
        </CardContent>
      </Card>
    </Box>
  )
}
