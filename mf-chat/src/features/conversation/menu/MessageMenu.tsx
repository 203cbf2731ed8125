import type { Message } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import { useCopy, usePlatform, useReadable } from '@duetto/shared/platform'
import { ContextMenu, MenuItem, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { editOpened, reactionChosen } from '../../../entities/changes/slice'
import { replyChosen } from '../../../entities/conversation/slice'
import { translationRequested } from '../../../entities/translation/slice'
import { hasTranslator } from '../../../entities/translation/translator'
import { useChatDispatch } from '../../../state'
import { translationMessages } from '../translation/messages'
import { menuMessages as texts } from './messages'

const reactions = ['❤️', '😂', '😮', '😢', '🔥', '👍']

interface MessageMenuProps {
  message: Message
  anchor: HTMLElement
  name: string
  isRead: boolean
  onReport: () => void
  onDelete: () => void
  onClose: () => void
}

export const MessageMenu = (props: MessageMenuProps) => {
  const { message, anchor, name, isRead, onReport, onDelete, onClose } = props
  const { formatMessage } = useIntl()
  const { now, locale: siteLocale } = usePlatform()
  const locale = useReadable(siteLocale)
  const dispatch = useChatDispatch()
  const copy = useCopy()
  const { is_mine: isMine, kind, text, created_at: at } = message
  const own = message.reactions?.mine ?? null
  const isUnread = isMine && !isRead
  const canEdit = isUnread && kind === 'text' && now() < Date.parse(at) + timings.messageEditMs

  return (
    <ContextMenu
      label={formatMessage(isMine ? texts.ofMine : texts.ofTheirs, { name })}
      anchor={anchor}
      onClose={onClose}
    >
      <div css={rowStyle}>
        {reactions.map((emoji) => (
          <button
            key={emoji}
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            aria-checked={own === emoji}
            aria-label={formatMessage(own === emoji ? texts.takeBack : texts.react, { emoji })}
            onClick={() =>
              dispatch(reactionChosen({ messageId: message.id, emoji: own === emoji ? null : emoji }))
            }
          >
            {emoji}
          </button>
        ))}
      </div>
      <MenuItem icon={icons.reply} onSelect={() => dispatch(replyChosen(message.id))}>
        {formatMessage(texts.reply)}
      </MenuItem>
      {text && (
        <MenuItem
          icon={icons.copy}
          onSelect={() =>
            void copy(text, { copied: formatMessage(texts.copied), failed: formatMessage(texts.copyFailed) })
          }
        >
          {formatMessage(texts.copy)}
        </MenuItem>
      )}
      {!isMine && text && hasTranslator() && (
        <MenuItem
          icon={icons.language}
          onSelect={() => dispatch(translationRequested({ messageId: message.id, text, to: locale }))}
        >
          {formatMessage(translationMessages.translate)}
        </MenuItem>
      )}
      {canEdit && (
        <MenuItem icon={icons.pencil} onSelect={() => dispatch(editOpened(message.id))}>
          {formatMessage(texts.edit)}
        </MenuItem>
      )}
      {isUnread && (
        <MenuItem icon={icons.trash} onSelect={onDelete}>
          {formatMessage(texts.delete)}
        </MenuItem>
      )}
      {!isMine && (
        <MenuItem icon={icons.flag} onSelect={onReport}>
          {formatMessage(texts.report)}
        </MenuItem>
      )}
    </ContextMenu>
  )
}

const rowStyle = css`
  display: flex;
  gap: 2px;
  padding-bottom: var(--s1);
  margin-bottom: var(--s1);
  border-bottom: 1px solid var(--line);
  button {
    width: var(--tap);
    height: var(--tap);
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    font-size: 24px;
    line-height: 1;
    cursor: pointer;
  }
  button:hover,
  button:focus-visible,
  button[aria-checked='true'] {
    background: var(--surface-2);
  }
  button[aria-checked='true'] {
    box-shadow: inset 0 0 0 2px var(--primary);
  }
`
