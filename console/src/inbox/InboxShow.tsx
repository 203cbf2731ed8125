import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { CallError, callConsole } from '../server/callConsole'
import { MessageList } from '../parts/MessageList'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useAct } from '../parts/useAct'
import { Columns } from '../parts/Columns'
import { useText } from '../parts/useText'
import { AnswerForm } from './AnswerForm'
import { PersonFacts } from './PersonFacts'

/** Opening a conversation reserves it for the operator. The first view asks for a reason. */
export const InboxShow = () => {
  const text = useText()
  const translate = useTranslate()
  const id = Number(useParams()['id'])
  const { act, isRunning } = useAct()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const queryKey = ['waiting', id]
  const { data: opened, error } = useQuery({
    queryKey,
    queryFn: () =>
      callConsole('openWaiting', { body: { id } }).catch((failure: unknown) => {
        if (failure instanceof CallError && failure.code === 'reason_required') return null
        throw failure
      }),
    // Fetch on every visit, because each one has to reserve the conversation again.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  const confirm = async (reason: string) => {
    const found = await act(() => callConsole('openWaiting', { body: { id, reason } }))
    if (!found) return
    setIsAsking(false)
    queries.setQueryData(queryKey, found)
  }
  const holder = error instanceof CallError ? error.details['operator'] : undefined
  const newest = opened?.messages.at(-1)?.id
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={text('menu.inbox')} />
      <Alert severity="info" sx={{ mb: 2 }}>
        {text('inbox.rules')}
      </Alert>
      {error && (
        <Alert severity="warning">
          {holder === undefined ? translate(error.message) : text('inbox.taken', { operator: holder })}
        </Alert>
      )}
      {opened === null && (
        <>
          <Typography sx={{ mb: 1 }}>{text('inbox.openText')}</Typography>
          <Button variant="outlined" onClick={() => setIsAsking(true)}>
            {text('inbox.open')}
          </Button>
        </>
      )}
      {opened && (
        <Columns shares="3fr 2fr">
          <Card variant="outlined">
            <CardContent>
              <MessageList messages={opened.messages} leftId={opened.member.id} />
              {newest !== undefined && (
                <AnswerForm
                  id={id}
                  name={opened.fictional.name}
                  seen={newest}
                  leasedUntil={opened.leased_until}
                />
              )}
            </CardContent>
          </Card>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <PersonFacts heading={text('inbox.persona')} person={opened.fictional} />
            <PersonFacts heading={text('inbox.waiting')} person={opened.member} />
          </Box>
        </Columns>
      )}
      {isAsking && (
        <ReasonDialog
          heading={text('inbox.open')}
          text={text('inbox.openText')}
          confirm={text('inbox.open')}
          isRunning={isRunning}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Box>
  )
}
