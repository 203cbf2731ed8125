import { Box, Chip, Typography } from '@mui/material'
import type { ConsoleQuery, ConsoleResponse } from '@duetto/shared/contract/console'
import { mediaUrl } from '../server/callConsole'
import { formatMoment } from './format'
import { MediaView } from './MediaView'
import { useText } from './useText'

type Messages = ConsoleResponse<'showConversation'>['messages']

interface Props {
  messages: Messages
  /** Id of the member on the left; null if all messages are on the right. */
  leftId: number | null
  of: ConsoleQuery<'getMedia'>
}

export const MessageList = ({ messages, leftId, of }: Props) => {
  const text = useText()
  if (messages.length === 0) return <Typography>{text('report.noMessages')}</Typography>
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {messages.map(({ id, sender, kind, text: words, media, is_deleted, is_reported, created_at }) => (
        <Box
          component="li"
          key={id}
          sx={{
            p: 1.5,
            borderRadius: 1,
            border: 2,
            borderColor: is_reported ? 'error.main' : 'divider',
            ml: sender.id === leftId ? 0 : { xs: 2, sm: 6 },
            mr: sender.id === leftId ? { xs: 2, sm: 6 } : 0,
          }}
        >
          <Typography variant="body2" color="text.secondary">
            {`${sender.name} · ${formatMoment(created_at)} `}
            {is_reported && <Chip size="small" color="error" label={text('report.reported')} />}
          </Typography>
          {is_deleted && <Typography variant="body2">{text('report.deletedMessage')}</Typography>}
          {media && (
            <MediaView
              src={mediaUrl(id, of)}
              cover={media.cover}
              explicit={media.explicit}
              sender={sender.name}
            />
          )}
          {(words || !media) && (
            <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {words || text('report.noText', { kind })}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}
