import type { Message } from '@duetto/shared/contract'
import { Button, Dialog } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { deleteSent } from '../../../entities/changes/slice'
import { useChatDispatch } from '../../../state'
import { menuMessages as texts } from './messages'

interface DeleteMessageDialogProps {
  message: Message
  name: string
  onClose: () => void
}

/** Confirms a deletion; credits are not refunded. */
export const DeleteMessageDialog = ({ message, name, onClose }: DeleteMessageDialogProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useChatDispatch()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(texts.deleteTitle)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {formatMessage(texts.cancel)}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              dispatch(deleteSent({ messageId: message.id }))
              onClose()
            }}
          >
            {formatMessage(texts.deleteYes)}
          </Button>
        </>
      }
    >
      <p>{formatMessage(texts.deleteText, { name, credits: message.credits })}</p>
    </Dialog>
  )
}
