import { Box, Button, Stack, Typography } from '@mui/material'
import type { ConsoleResponse, OperatorRole } from '@duetto/shared/contract/console'
import { useQueryClient } from '@tanstack/react-query'
import { useGetIdentity } from 'react-admin'
import { callConsole } from '../server/callConsole'
import { formatMoment } from '../parts/format'
import { Panel } from '../parts/Panel'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'
import { NoteForm } from './NoteForm'

type NotesOf = ConsoleResponse<'getNotes'>

interface Props {
  memberId: number
  role: OperatorRole
  conversation?: number
  label: string
}

export const Notes = ({ memberId: id, role, conversation, label }: Props) => {
  const text = useText()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const { data: identity } = useGetIdentity()
  const queryKey = ['notes', id]
  const change = async (run: () => Promise<NotesOf>): Promise<boolean> => {
    const changed = await act(run)
    if (!changed) return false
    queries.setQueryData(queryKey, changed)
    await queries.invalidateQueries({ queryKey: ['history', id] })
    return true
  }
  const add = (typed: string) =>
    change(() => callConsole('addNote', { body: { id, text: typed, conversation } }))
  const headOf = ({ author, created_at, conversation: where }: NotesOf['notes'][number]) =>
    [
      author,
      formatMoment(created_at),
      ...(where === null || where === conversation ? [] : [text('note.conversation', { id: where })]),
    ].join(' · ')
  return (
    <>
      <NoteForm label={label} isRunning={isRunning} onAdd={add} />
      <Panel name={queryKey} load={() => callConsole('getNotes', { query: { id } })}>
        {({ notes }) => {
          const shown = notes.filter(({ conversation: where }) => (conversation ?? where) === where)
          return (
            <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: '40rem' }}>
              {shown.map((note) => (
                <Box component="li" key={note.id}>
                  <Typography variant="body2" color="text.secondary">
                    {headOf(note)}
                  </Typography>
                  <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                    {note.text}
                  </Typography>
                  {(role === 'administrator' || note.author === identity?.fullName) && (
                    <Button
                      size="small"
                      disabled={isRunning}
                      aria-label={text('note.removeOf', {
                        author: note.author,
                        date: formatMoment(note.created_at),
                      })}
                      onClick={() =>
                        void change(() => callConsole('removeNote', { body: { id, note: note.id } }))
                      }
                    >
                      {text('note.remove')}
                    </Button>
                  )}
                </Box>
              ))}
              {shown.length === 0 && (
                <Typography component="li" color="text.secondary">
                  {text('note.none')}
                </Typography>
              )}
            </Stack>
          )
        }}
      </Panel>
    </>
  )
}
