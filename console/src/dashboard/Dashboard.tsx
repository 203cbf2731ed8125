import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material'
import { mayCall } from '@duetto/shared/contract/console'
import type { ConsoleResponse, OperatorRole } from '@duetto/shared/contract/console'
import { operatorTimings } from '@duetto/shared/domain'
import { useQuery } from '@tanstack/react-query'
import { Link, Title, usePermissions } from 'react-admin'
import { maySee } from '../server/authProvider'
import type { Screen } from '../server/authProvider'
import { callConsole } from '../server/callConsole'
import { useText } from '../parts/useText'

type Waiting = ConsoleResponse<'getWaiting'>

const queues = [
  'photos',
  'media',
  'selfies',
  'reports',
  'appeals',
  'complaints',
] as const satisfies readonly (keyof Waiting & Screen)[]

const Count = ({ name, count, isOpen }: { name: keyof Waiting; count: number; isOpen: boolean }) => {
  const text = useText()
  const content = (
    <CardContent>
      <Typography sx={{ fontSize: '2rem', fontWeight: 650, lineHeight: 1.1 }}>{count}</Typography>
      <Typography>{text(`dashboard.${name}`)}</Typography>
    </CardContent>
  )
  return (
    <Card variant="outlined" component="li">
      {isOpen ? (
        <CardActionArea component={Link} to={`/${name}`} sx={{ height: '100%' }}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  )
}

export const Dashboard = () => {
  const text = useText()
  const { permissions: role } = usePermissions<OperatorRole>()
  const isAllowed = role !== undefined && mayCall(role, 'getWaiting')
  const { data } = useQuery({
    queryKey: ['waiting'],
    queryFn: () => callConsole('getWaiting'),
    enabled: isAllowed,
    refetchInterval: operatorTimings.waitingPollMs,
  })
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={text('menu.dashboard')} />
      <Typography variant="h1" component="h2" sx={{ mb: 2 }}>
        {text('dashboard.heading')}
      </Typography>
      {role && !isAllowed && <Typography>{text('dashboard.empty')}</Typography>}
      {role && data && (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
            gap: 2,
            listStyle: 'none',
            m: 0,
            p: 0,
          }}
        >
          {queues.map((name) => (
            <Count key={name} name={name} count={data[name]} isOpen={maySee(role, name)} />
          ))}
        </Box>
      )}
    </Box>
  )
}
