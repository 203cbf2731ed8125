import type { Chat } from '@duetto/shared/contract'
import { formatShortMoment } from '@duetto/shared/i18n'
import { usePlatform, useSession } from '@duetto/shared/platform'
import { Avatar, Badge, ProfileTag, Icon, VerifiedMark, VisuallyHidden, icons } from '@duetto/shared/ui'
import type { IconPath } from '@duetto/shared/ui'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { readDraft } from '../../entities/draft/drafts'
import { selectUnsent } from '../../entities/outbox/selectors'
import { useChatSelector } from '../../state'
import { ChatRowMenu } from './ChatRowMenu'
import { kindTexts } from './kindTexts'
import { listMessages } from './messages'
import { rowKeys } from './rowActions'
import type { RowActions } from './rowActions'
import { rowStyle } from './listStyles'
import { UnsentPreview } from './UnsentPreview'

const usePreview = ({ last_message: last }: Chat): string => {
  const { formatMessage } = useIntl()
  if (!last) return ''
  // A text without a preview was deleted.
  if (last.kind === 'text' && !last.preview) return formatMessage(listMessages.gone)
  const text = last.kind === 'text' ? last.preview : formatMessage(kindTexts[last.kind])
  return last.is_mine ? formatMessage(listMessages.you, { text }) : text
}

interface ChatRowProps {
  chat: Chat
  isCurrent: boolean
  actions: RowActions
}

export const ChatRow = memo(({ chat, isCurrent, actions }: ChatRowProps) => {
  const intl = useIntl()
  const { now } = usePlatform()
  const { profile, num_unread_messages: unread, last_message: last, is_pinned, is_muted } = chat
  const { user } = useSession()
  const draft = isCurrent || !user ? '' : readDraft(user.id, profile.id) || chat.draft
  const preview = usePreview(chat)
  const unsent = useChatSelector((state) => selectUnsent(state).get(profile.id))
  const renderPreview = () => {
    if (unsent) return <UnsentPreview message={unsent} />
    if (!draft) return preview
    return (
      <>
        <em>{intl.formatMessage(listMessages.draft)}</em> {draft}
      </>
    )
  }
  return (
    <>
      <Link
        to={`/chats/${chat.conversation.id}`}
        css={rowStyle}
        aria-current={isCurrent ? 'page' : undefined}
        aria-keyshortcuts={rowKeys}
        data-unread={unread > 0 || undefined}
      >
        <Avatar image={profile.main_image} name={profile.name} size={56} isOnline={profile.is_online} />
        <span>
          <b>
            {profile.name}, {profile.age}
            <VerifiedMark profile={profile} size={16} />
          </b>
          <ProfileTag profile={profile} />
          <span data-preview>{renderPreview()}</span>
        </span>
        <span>
          {last && (
            <time dateTime={last.at}>{formatShortMoment(intl, new Date(last.at), new Date(now()))}</time>
          )}
          <span data-marks>
            {is_muted && <Mark icon={icons.bellOff} label={intl.formatMessage(listMessages.isMuted)} />}
            {is_pinned && <Mark icon={icons.pin} label={intl.formatMessage(listMessages.isPinned)} />}
            {unread > 0 && (
              <Badge count={unread} label={intl.formatMessage(listMessages.unreadCount, { count: unread })} />
            )}
          </span>
        </span>
      </Link>
      <ChatRowMenu chat={chat} actions={actions} />
    </>
  )
})
ChatRow.displayName = 'ChatRow'

const Mark = ({ icon, label }: { icon: IconPath; label: string }) => (
  <>
    <Icon path={icon} size={16} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
)
