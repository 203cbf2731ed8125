import type { Message } from '@duetto/shared/contract'
import { ConfirmDialog, uiMessages } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { deleteSent } from '../../../entities/changes/slice'
import { useChatDispatch } from '../../../state'
import { menuMessages as texts } from './messages'

interface DeleteMessageDialogProps {
  message: Message
  name: string
  onClose: () => void
}

export const DeleteMessageDialog = ({ message, name, onClose }: DeleteMessageDialogProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useChatDispatch()
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage(texts.deleteTitle)}
      cancelLabel={formatMessage(uiMessages.cancel)}
      confirmLabel={formatMessage(texts.deleteYes)}
      isDanger
      onConfirm={() => {
        dispatch(deleteSent({ messageId: message.id }))
        onClose()
      }}
    >
      <p>{formatMessage(texts.deleteText, { name, credits: message.credits })}</p>
    </ConfirmDialog>
  )
}
