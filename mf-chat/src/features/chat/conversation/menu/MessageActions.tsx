import { useState } from 'react'
import { selectMessage } from '../../../../entities/conversation/selectors'
import { reportOpened } from '../../../../entities/report/slice'
import { useChatDispatch, useChatSelector } from '../../../../state'
import { ReportDialog } from '../../report/ReportDialog'
import { DeleteMessageDialog } from './DeleteMessageDialog'
import { MessageMenu } from './MessageMenu'

export interface OpenMenu {
  messageId: number
  anchor: HTMLElement
}

interface MessageActionsProps {
  /** Whose menu is open. */
  menu: OpenMenu | null
  name: string
  otherReadId: number
  onMenuClose: () => void
}

/** One menu for the whole log, and the dialogs that it leads to; they follow the message as it changes. */
export const MessageActions = ({ menu, name, otherReadId, onMenuClose }: MessageActionsProps) => {
  const dispatch = useChatDispatch()
  const [dialog, setDialog] = useState<{ kind: 'report' | 'delete'; messageId: number } | null>(null)
  const shown = useChatSelector((state) => selectMessage(state, menu?.messageId ?? null))
  const asked = useChatSelector((state) => selectMessage(state, dialog?.messageId ?? null))
  const close = (): void => setDialog(null)
  return (
    <>
      {menu && shown && (
        <MessageMenu
          message={shown}
          anchor={menu.anchor}
          name={name}
          isRead={shown.id <= otherReadId}
          onClose={onMenuClose}
          onDelete={() => setDialog({ kind: 'delete', messageId: shown.id })}
          onReport={() => {
            dispatch(reportOpened())
            setDialog({ kind: 'report', messageId: shown.id })
          }}
        />
      )}
      {dialog?.kind === 'report' && <ReportDialog messageId={dialog.messageId} name={name} onClose={close} />}
      {dialog?.kind === 'delete' && asked && (
        <DeleteMessageDialog message={asked} name={name} onClose={close} />
      )}
    </>
  )
}
