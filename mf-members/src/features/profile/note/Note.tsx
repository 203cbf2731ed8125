import type { Profile } from '@duetto/shared/contract'
import { Button, Icon, icons } from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { noteOpened } from '../../../entities/profile/slice'
import { useMembersDispatch, useMembersSelector } from '../../../state'
import { aboutStyle, giftStyle, sectionStyle } from '../profileStyles'
import { noteMessages } from './messages'
import { NoteForm } from './NoteForm'

/** The member’s note to themselves. */
export const Note = ({ profile: { id, note = '' } }: { profile: Profile }) => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const [isEditing, setEditing] = useState(false)
  const isSaved = useMembersSelector((state) => state.profile.note.status === 'ready')
  const openRef = useRef<HTMLDivElement>(null)
  const wasEditing = useRef(false)
  const isOpen = isEditing && !isSaved

  useEffect(() => {
    if (wasEditing.current && !isOpen) openRef.current?.querySelector('button')?.focus()
    wasEditing.current = isOpen
  }, [isOpen])

  if (isOpen) return <NoteForm id={id} note={note} onClose={() => setEditing(false)} />
  const open = (): void => {
    dispatch(noteOpened())
    setEditing(true)
  }
  return (
    <section css={note ? sectionStyle : undefined}>
      {note && (
        <>
          <h2>{formatMessage(noteMessages.title)}</h2>
          <p css={aboutStyle}>{note}</p>
        </>
      )}
      <div ref={openRef} css={note ? undefined : giftStyle}>
        <Button variant="quiet" onClick={open}>
          <Icon path={icons.pencil} />
          {formatMessage(note ? noteMessages.edit : noteMessages.add)}
        </Button>
      </div>
    </section>
  )
}
