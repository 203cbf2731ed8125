import { Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError, callConsole } from '../server/callConsole'
import { ActButton } from '../parts/ActButton'
import { MessageList } from '../parts/MessageList'
import { useText } from '../parts/useText'

export const Conversation = ({ reference, profileId }: { reference: string; profileId: number | null }) => {
  const text = useText()
  const queries = useQueryClient()
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
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {text('report.conversation')}
      </Typography>
      {data && <MessageList messages={data} leftId={profileId} of={{ report: reference }} />}
      {data === null && (
        <>
          <Typography sx={{ mb: 1 }}>{text('report.conversationText')}</Typography>
          <ActButton
            button={text('report.showConversation')}
            heading={text('report.showConversation')}
            text={text('report.conversationText')}
            run={(reason) => callConsole('showConversation', { body: { reference, reason } })}
            changed={({ messages }) => queries.setQueryData(queryKey, messages)}
          />
        </>
      )}
    </>
  )
}
