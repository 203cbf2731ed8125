import type { Chat } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { flagsChanged } from '../../entities/chats/slice'
import type { ChatFlags } from '../../entities/chats/slice'
import { useChatDispatch } from '../../state'
import { listMessages as texts } from './messages'
import type { RowActions } from './rowActions'

export const useRowActions = (onDelete: (conversationId: number, name: string) => void): RowActions => {
  const { formatMessage } = useIntl()
  const { toast } = usePlatform()
  const dispatch = useChatDispatch()
  return useMemo(() => {
    const setFlags = ({ conversation: { id } }: Chat, change: Partial<ChatFlags>): void => {
      dispatch(flagsChanged({ id, change }))
    }
    return {
      pin: (chat) => {
        if (!chat.is_archived) setFlags(chat, { is_pinned: !chat.is_pinned })
      },
      mute: (chat) => setFlags(chat, { is_muted: !chat.is_muted }),
      archive: (chat) => {
        setFlags(chat, { is_archived: !chat.is_archived })
        if (chat.is_archived) return
        toast({
          text: formatMessage(texts.archivedNote, { name: chat.profile.name }),
          action: {
            label: formatMessage(texts.undo),
            onPress: () => setFlags(chat, { is_archived: false, ...(chat.is_pinned && { is_pinned: true }) }),
          },
          forMs: timings.undoMs,
        })
      },
      delete: (chat) => onDelete(chat.conversation.id, chat.profile.name),
    }
  }, [formatMessage, toast, dispatch, onDelete])
}
