import { Box, Button, Chip, Stack, TextField } from '@mui/material'
import type { ConsoleMember } from '@duetto/shared/contract/console'
import { operatorLimits } from '@duetto/shared/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useRefresh } from 'react-admin'
import { callConsole } from '../server/callConsole'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'

export const Tags = ({ member: { id, tags } }: { member: ConsoleMember }) => {
  const text = useText()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const [typed, setTyped] = useState('')
  const change = async (call: 'addTag' | 'removeTag', tag: string) => {
    if (!(await act(() => callConsole(call, { body: { id, tag } })))) return
    if (call === 'addTag') setTyped('')
    await queries.invalidateQueries({ queryKey: ['history', id] })
    refresh()
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    void change('addTag', typed.trim())
  }
  return (
    <Box component="form" onSubmit={add} sx={{ mb: 3 }}>
      {tags.length > 0 && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 2 }}>
          {tags.map((tag) => (
            <Button
              key={tag}
              size="small"
              variant="outlined"
              disabled={isRunning}
              aria-label={text('note.removeTag', { tag })}
              onClick={() => void change('removeTag', tag)}
            >
              {`#${tag} ×`}
            </Button>
          ))}
        </Stack>
      )}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <TextField
          size="small"
          label={text('note.tag')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: operatorLimits.tagMaxLength } }}
          sx={{ maxWidth: '16rem' }}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={isRunning || typed.trim() === ''}
          sx={{ flex: 'none' }}
        >
          {text('note.addTag')}
        </Button>
      </Stack>
    </Box>
  )
}

export const TagChips = ({ tags }: { tags: readonly string[] }) =>
  tags.map((tag) => <Chip key={tag} size="small" variant="outlined" label={`#${tag}`} />)
