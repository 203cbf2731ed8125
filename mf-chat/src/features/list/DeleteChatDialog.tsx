import { timings } from '@duetto/shared/domain'
import { useNavigateTo, usePlatform } from '@duetto/shared/platform'
import { ConfirmDialog } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { chatDeleted, chatRestored } from '../../entities/chats/slice'
import { useChatDispatch, useChatSelector } from '../../state'
import { listMessages as texts } from './messages'

interface DeleteChatDialogProps {
  chat: { id: number; name: string } | null
  onClose: () => void
}

export const DeleteChatDialog = ({ chat, onClose }: DeleteChatDialogProps) => {
  const { formatMessage } = useIntl()
  const { toast } = usePlatform()
  const navigateTo = useNavigateTo()
  const dispatch = useChatDispatch()
  const openId = useChatSelector((state) => state.conversation.conversationId)
  const confirm = (): void => {
    onClose()
    if (!chat) return
    if (chat.id === openId) navigateTo('/chats')
    dispatch(chatDeleted(chat.id))
    toast({
      text: formatMessage(texts.deleted, { name: chat.name }),
      action: { label: formatMessage(texts.undo), onPress: () => dispatch(chatRestored(chat.id)) },
      forMs: timings.undoMs,
    })
  }
  return (
    <ConfirmDialog
      isOpen={chat !== null}
      onClose={onClose}
      title={formatMessage(texts.deleteTitle)}
      cancelLabel={formatMessage(texts.cancel)}
      confirmLabel={formatMessage(texts.deleteYes)}
      isDanger
      onConfirm={confirm}
    >
      <p>{formatMessage(texts.deleteText, { name: chat?.name ?? '' })}</p>
    </ConfirmDialog>
  )
}
