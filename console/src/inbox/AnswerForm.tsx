import { Button, Stack, TextField, Typography } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { codePointLength, limits } from '@duetto/shared/domain'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { callConsole } from '../server/callConsole'
import { formatMoment } from '../parts/format'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'
import { HandOver } from './HandOver'
import { TemplatePicker } from './TemplatePicker'
import { useTyping } from './useTyping'

const turnOver = { conflict: 'console.inbox.turnOver' }

interface Props {
  id: number
  opened: ConsoleResponse<'openWaiting'>
  seen: number
}

export const AnswerForm = ({ id, opened, seen }: Props) => {
  const { fictional, member, leased_until, can_suggest } = opened
  const { name } = fictional
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const { act, isRunning } = useAct()
  const [answer, setAnswer] = useState('')
  const [isSuggested, setIsSuggested] = useState(false)
  const showTyping = useTyping(id)
  const type = (typed: string) => {
    setAnswer(typed)
    if (typed.trim() === '') setIsSuggested(false)
    else showTyping()
  }
  const insert = (inserted: string) => type([answer.trim(), inserted].filter(Boolean).join('\n'))
  const suggest = async () => {
    const suggestion = await act(() => callConsole('suggestWaiting', { body: { id } }), turnOver)
    if (!suggestion) return
    if (suggestion.text === null) {
      notify('console.inbox.noSuggestion')
      return
    }
    insert(suggestion.text)
    setIsSuggested(true)
  }
  const isSendable = answer.trim() !== '' && codePointLength(answer.trim()) <= limits.messageMaxCodePoints
  const end = async (run: () => Promise<unknown>, message: string) => {
    if (!(await act(run, turnOver))) return
    notify(`console.inbox.${message}`)
    void navigate('/inbox')
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    void end(() => callConsole('answerWaiting', { body: { id, seen, text: answer.trim() } }), 'sent')
  }
  const release = (note: string) => {
    const body = note === '' ? { id } : { id, note }
    return end(() => callConsole('releaseWaiting', { body }), 'released')
  }
  return (
    <form onSubmit={send}>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {text('inbox.until', { time: formatMoment(leased_until) })}
      </Typography>
      <TemplatePicker
        names={{ member: member.name, profile: name }}
        language={member.language}
        onPick={insert}
      />
      <TextField
        fullWidth
        multiline
        minRows={3}
        label={text('inbox.answer', { name })}
        value={answer}
        onChange={({ target }) => type(target.value)}
        helperText={isSuggested && text('inbox.suggested')}
        slotProps={{ htmlInput: { maxLength: limits.messageMaxCodePoints } }}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
        <Button type="submit" variant="contained" disabled={isRunning || !isSendable}>
          {text('inbox.send', { name })}
        </Button>
        {can_suggest && (
          <Button variant="outlined" disabled={isRunning} onClick={() => void suggest()}>
            {text('inbox.suggest')}
          </Button>
        )}
        <Button
          disabled={isRunning}
          onClick={() => void end(() => callConsole('finishWaiting', { body: { id, seen } }), 'finished')}
        >
          {text('inbox.done')}
        </Button>
        <HandOver isRunning={isRunning} onConfirm={(note) => void release(note)} />
      </Stack>
    </form>
  )
}
