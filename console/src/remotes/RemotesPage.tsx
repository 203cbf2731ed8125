import { Box, Stack, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Panel } from '../parts/Panel'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import { RemoteCard } from './RemoteCard'

export const RemotesPage = () => {
  const text = useText()
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={text('menu.remotes')} />
      <Typography variant="h1" component="h2" sx={{ mb: 1 }}>
        {text('menu.remotes')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{text('remote.intro')}</Typography>
      <Panel name={['remotes']} load={() => callConsole('listRemotes')}>
        {({ revision, shell, remotes }) => (
          <>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              {text('remote.revision', { revision, shell: shell ?? '–' })}
            </Typography>
            <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {remotes.map((remote) => (
                <RemoteCard key={remote.name} remote={remote} revision={revision} />
              ))}
            </Stack>
          </>
        )}
      </Panel>
    </Box>
  )
}
