import { Button, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, callConsole } from '../server/callConsole'
import { MessageList } from '../parts/MessageList'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'

/** The first view in a session asks for a reason. */
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
      {data && <MessageList messages={data} leftId={profileId} />}
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
