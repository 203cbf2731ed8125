import type { Profile } from '@duetto/shared/contract'
import { Button, Icon, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { selectNoteSave } from '../../../entities/profile/selectors'
import { noteReset } from '../../../entities/profile/slice'
import { useMembersDispatch, useMembersSelector } from '../../../state'
import { sectionStyle } from '../../../widgets/profile-fields/sectionStyle'
import { aboutStyle } from '../profileStyles'
import { noteMessages } from './messages'
import { NoteForm } from './NoteForm'

export const Note = ({ profile: { id, note = '' } }: { profile: Profile }) => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const status = useMembersSelector((state) => selectNoteSave(state, id)?.status)
  const [isEditing, setEditing] = useState(status !== undefined)
  const openRef = useRef<HTMLDivElement>(null)
  const wasEditing = useRef(false)
  const isOpen = isEditing && status !== 'ready'

  useEffect(() => {
    const isFocusFree = document.activeElement === document.body
    if (wasEditing.current && !isOpen && isFocusFree) openRef.current?.querySelector('button')?.focus()
    wasEditing.current = isOpen
  }, [isOpen])

  const toggle = (): void => {
    dispatch(noteReset({ id }))
    setEditing(!isOpen)
  }
  if (isOpen) return <NoteForm id={id} note={note} onClose={toggle} />
  return (
    <section css={note ? [sectionStyle, wideStyle] : undefined}>
      {note && (
        <>
          <h2>{formatMessage(noteMessages.title)}</h2>
          <p css={aboutStyle}>{note}</p>
        </>
      )}
      <div ref={openRef}>
        <Button variant="quiet" isLoading={status === 'loading'} onClick={toggle}>
          <Icon path={icons.pencil} />
          {formatMessage(note ? noteMessages.edit : noteMessages.add)}
        </Button>
      </div>
    </section>
  )
}

const wideStyle = css`
  flex: 1 1 100%;
  margin-left: 10px;
  button {
    margin-left: -10px;
  }
`
