import { useState } from 'react'
import { selectMessage } from '../../../entities/conversation/selectors'
import { reportOpened } from '../../../entities/report/slice'
import { useChatDispatch, useChatSelector } from '../../../state'
import { DeleteMessageDialog } from './DeleteMessageDialog'
import { MessageMenu } from './MessageMenu'

export interface OpenMenu {
  messageId: number
  anchor: HTMLElement
}

interface MessageActionsProps {
  menu: OpenMenu | null
  name: string
  otherReadId: number
  onMenuClose: () => void
}

export const MessageActions = ({ menu, name, otherReadId, onMenuClose }: MessageActionsProps) => {
  const dispatch = useChatDispatch()
  const [deletingId, setDeletingId] = useState<number | null>(null)
  const shown = useChatSelector((state) => selectMessage(state, menu?.messageId ?? null))
  const deleting = useChatSelector((state) => selectMessage(state, deletingId))
  return (
    <>
      {menu && shown && (
        <MessageMenu
          message={shown}
          anchor={menu.anchor}
          name={name}
          isRead={shown.id <= otherReadId}
          onClose={onMenuClose}
          onDelete={() => setDeletingId(shown.id)}
          onReport={() => dispatch(reportOpened({ messageId: shown.id }))}
        />
      )}
      {deleting && <DeleteMessageDialog message={deleting} name={name} onClose={() => setDeletingId(null)} />}
    </>
  )
}
