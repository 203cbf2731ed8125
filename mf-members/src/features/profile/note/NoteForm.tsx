import { codePointLength, limits } from '@duetto/shared/domain'
import { Button, TextArea, uiMessages } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { selectNoteSave } from '../../../entities/profile/selectors'
import { noteSaveRequested } from '../../../entities/profile/slice'
import { useMembersDispatch, useMembersSelector } from '../../../state'
import { errorMessage } from '../../../widgets/errors/errorMessages'
import { noteMessages } from './messages'

interface NoteFormProps {
  id: number
  note: string
  onClose: () => void
}

export const NoteForm = ({ id, note, onClose }: NoteFormProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const save = useMembersSelector((state) => selectNoteSave(state, id))
  const [text, setText] = useState(save?.text ?? note)
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) fieldRef.current?.focus()
  }, [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (codePointLength(text) <= limits.noteMaxCodePoints)
      dispatch(noteSaveRequested({ id, text: text.trim() }))
  }
  return (
    <form css={formStyle} onSubmit={submit}>
      <TextArea
        ref={fieldRef}
        label={formatMessage(noteMessages.title)}
        hint={formatMessage(noteMessages.hint)}
        error={save?.errorCode ? formatMessage(errorMessage(save.errorCode)) : undefined}
        value={text}
        onChange={setText}
        rows={3}
        maxCodePoints={limits.noteMaxCodePoints}
      />
      <div>
        <Button type="submit" isLoading={save?.status === 'loading'}>
          {formatMessage(noteMessages.save)}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {formatMessage(uiMessages.cancel)}
        </Button>
      </div>
    </form>
  )
}

const formStyle = css`
  display: grid;
  flex: 1 1 100%;
  margin-left: 10px;
  gap: var(--s3);
  > div:last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s3);
  }
`
