import type { Message } from '@duetto/shared/contract'
import { useState } from 'react'
import { reportOpened } from '../../../../entities/report/slice'
import { useChatDispatch } from '../../../../state'
import { ReportDialog } from '../../report/ReportDialog'
import { DeleteMessageDialog } from './DeleteMessageDialog'
import { MessageMenu } from './MessageMenu'

export interface OpenMenu {
  message: Message
  anchor: HTMLElement
}

interface MessageActionsProps {
  /** The message whose menu is open, as it is now. */
  menu: OpenMenu | null
  name: string
  otherReadId: number
  onMenuClose: () => void
}

/** One menu for the whole log, and the dialogs that it leads to. */
export const MessageActions = ({ menu, name, otherReadId, onMenuClose }: MessageActionsProps) => {
  const dispatch = useChatDispatch()
  const [dialog, setDialog] = useState<{ kind: 'report' | 'delete'; message: Message } | null>(null)
  const close = (): void => setDialog(null)
  return (
    <>
      {menu && (
        <MessageMenu
          message={menu.message}
          anchor={menu.anchor}
          name={name}
          isRead={menu.message.id <= otherReadId}
          onClose={onMenuClose}
          onDelete={() => setDialog({ kind: 'delete', message: menu.message })}
          onReport={() => {
            dispatch(reportOpened())
            setDialog({ kind: 'report', message: menu.message })
          }}
        />
      )}
      {dialog?.kind === 'report' && (
        <ReportDialog messageId={dialog.message.id} name={name} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteMessageDialog message={dialog.message} name={name} onClose={close} />
      )}
    </>
  )
}
