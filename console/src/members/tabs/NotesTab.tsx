import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import type { ConsoleMember, ConsoleResponse, OperatorRole } from '@duetto/shared/contract/console'
import { operatorLimits } from '@duetto/shared/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useGetIdentity } from 'react-admin'
import { callConsole } from '../../server/callConsole'
import { formatMoment } from '../../parts/format'
import { Panel } from '../../parts/Panel'
import { useAct } from '../../parts/useAct'
import { useText } from '../../parts/useText'
import { Tags } from '../Tags'

type Notes = ConsoleResponse<'getNotes'>

export const NotesTab = ({ member, role }: { member: ConsoleMember; role: OperatorRole }) => {
  const text = useText()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const { data: identity } = useGetIdentity()
  const [typed, setTyped] = useState('')
  const { id } = member
  const queryKey = ['notes', id]
  const change = async (run: () => Promise<Notes>): Promise<boolean> => {
    const changed = await act(run)
    if (!changed) return false
    queries.setQueryData(queryKey, changed)
    await queries.invalidateQueries({ queryKey: ['history', id] })
    return true
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (await change(() => callConsole('addNote', { body: { id, text: typed.trim() } }))) setTyped('')
  }
  return (
    <>
      <Typography sx={{ mb: 2 }}>{text('note.intro')}</Typography>
      <Tags member={member} />
      <Typography variant="h2" sx={{ mb: 1 }}>
        {text('note.notes')}
      </Typography>
      <Box
        component="form"
        onSubmit={(event: FormEvent) => void add(event)}
        sx={{ mb: 3, maxWidth: '40rem' }}
      >
        <TextField
          fullWidth
          multiline
          minRows={2}
          label={text('note.text')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: operatorLimits.noteMaxLength } }}
          sx={{ mb: 1 }}
        />
        <Button type="submit" variant="outlined" disabled={isRunning || typed.trim() === ''}>
          {text('note.add')}
        </Button>
      </Box>
      <Panel name={queryKey} load={() => callConsole('getNotes', { query: { id } })}>
        {({ notes }) => (
          <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: '40rem' }}>
            {notes.map(({ id: note, author, text: content, created_at }) => (
              <Box component="li" key={note}>
                <Typography variant="body2" color="text.secondary">
                  {`${author} · ${formatMoment(created_at)}`}
                </Typography>
                <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{content}</Typography>
                {(role === 'administrator' || author === identity?.fullName) && (
                  <Button
                    size="small"
                    disabled={isRunning}
                    aria-label={text('note.removeOf', { author, date: formatMoment(created_at) })}
                    onClick={() => void change(() => callConsole('removeNote', { body: { id, note } }))}
                  >
                    {text('note.remove')}
                  </Button>
                )}
              </Box>
            ))}
            {notes.length === 0 && (
              <Typography component="li" color="text.secondary">
                {text('note.none')}
              </Typography>
            )}
          </Stack>
        )}
      </Panel>
    </>
  )
}
