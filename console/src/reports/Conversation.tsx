import { Box, Button, Chip, Typography } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, callConsole } from '../server/callConsole'
import { formatMoment } from '../parts/format'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'

type Messages = ConsoleResponse<'showConversation'>['messages']

const MessageList = ({ messages, profileId }: { messages: Messages; profileId: number | null }) => {
  const text = useText()
  if (messages.length === 0) return <Typography>{text('report.noMessages')}</Typography>
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {messages.map(({ id, sender, kind, text: words, is_deleted, is_reported, created_at }) => (
        <Box
          component="li"
          key={id}
          sx={{
            p: 1.5,
            borderRadius: 1,
            border: 2,
            borderColor: is_reported ? 'error.main' : 'divider',
            ml: sender.id === profileId ? 0 : { xs: 2, sm: 6 },
            mr: sender.id === profileId ? { xs: 2, sm: 6 } : 0,
          }}
        >
          <Typography variant="body2" color="text.secondary">
            {`${sender.name} · ${formatMoment(created_at)} `}
            {is_reported && <Chip size="small" color="error" label={text('report.reported')} />}
          </Typography>
          {is_deleted && <Typography variant="body2">{text('report.deletedMessage')}</Typography>}
          <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {words || text('report.noText', { kind })}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** The conversation around a reported message; the first view in a session asks for a reason. */
export const Conversation = ({ reference, profileId }: { reference: string; profileId: number | null }) => {
  const text = useText()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const [isAsking, setIsAsking] = useState(false)
  const queryKey = ['conversation', reference]
  const { data } = useQuery({
    queryKey,
    queryFn: () =>
      callConsole('showConversation', { body: { reference } }).then(
        ({ messages }) => messages,
        (error: unknown) => {
          if (error instanceof CallError && error.code === 'reason_required') return null
          throw error
        },
      ),
    staleTime: Infinity,
  })
  const confirm = async (reason: string) => {
    const shown = await act(() => callConsole('showConversation', { body: { reference, reason } }))
    if (!shown) return
    setIsAsking(false)
    queries.setQueryData(queryKey, shown.messages)
  }
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {text('report.conversation')}
      </Typography>
      {data && <MessageList messages={data} profileId={profileId} />}
      {data === null && (
        <>
          <Typography sx={{ mb: 1 }}>{text('report.conversationText')}</Typography>
          <Button variant="outlined" onClick={() => setIsAsking(true)}>
            {text('report.showConversation')}
          </Button>
        </>
      )}
      {isAsking && (
        <ReasonDialog
          heading={text('report.showConversation')}
          text={text('report.conversationText')}
          confirm={text('report.showConversation')}
          isRunning={isRunning}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
