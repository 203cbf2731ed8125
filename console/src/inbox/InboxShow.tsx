import { Alert, Box, Card, CardContent, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OperatorRole } from '@duetto/shared/contract/console'
import { Title, usePermissions, useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { CallError, callConsole } from '../server/callConsole'
import { ActButton } from '../parts/ActButton'
import { MessageList } from '../parts/MessageList'
import { Columns } from '../parts/Columns'
import { Section } from '../parts/Section'
import { useText } from '../parts/useText'
import { Notes } from '../notes/Notes'
import { AnswerForm } from './AnswerForm'
import { EarlierAnswers } from './EarlierAnswers'
import { PersonFacts } from './PersonFacts'

export const InboxShow = () => {
  const text = useText()
  const translate = useTranslate()
  const id = Number(useParams()['id'])
  const { permissions: role = 'support' } = usePermissions<OperatorRole>()
  const queries = useQueryClient()
  const queryKey = ['waiting', id]
  const { data: opened, error } = useQuery({
    queryKey,
    queryFn: () =>
      callConsole('openWaiting', { body: { id } }).catch((failure: unknown) => {
        if (failure instanceof CallError && failure.code === 'reason_required') return null
        throw failure
      }),
    // Fetch once per visit, because `openWaiting` leases the conversation.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
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
          <ActButton
            button={text('inbox.open')}
            heading={text('inbox.open')}
            text={text('inbox.openText')}
            run={(reason) => callConsole('openWaiting', { body: { id, reason } })}
            changed={(found) => queries.setQueryData(queryKey, found)}
          />
        </>
      )}
      {opened && (
        <Columns shares="3fr 2fr">
          <Card variant="outlined">
            <CardContent>
              <MessageList messages={opened.messages} leftId={opened.member.id} of={{ conversation: id }} />
              {newest !== undefined && <AnswerForm id={id} opened={opened} seen={newest} />}
            </CardContent>
          </Card>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <PersonFacts heading={text('inbox.persona')} person={opened.fictional} />
            <Section heading={text('inbox.facts', { name: opened.fictional.name })}>
              <Notes memberId={opened.fictional.id} role={role} label={text('inbox.fact')} />
            </Section>
            <Section heading={text('inbox.earlier')}>
              <EarlierAnswers answers={opened.earlier} />
            </Section>
            <PersonFacts heading={text('inbox.waiting')} person={opened.member} />
            <Section heading={text('inbox.notes')}>
              <Notes memberId={opened.member.id} role={role} conversation={id} label={text('note.text')} />
            </Section>
          </Box>
        </Columns>
      )}
    </Box>
  )
}
