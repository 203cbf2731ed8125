import type { ProfileCard } from '@duetto/shared/contract'
import { blockParam } from '@duetto/shared/domain'
import { useNavigateTo, usePlatformLocation } from '@duetto/shared/platform'
import {
  Avatar,
  Banner,
  Button,
  Dialog,
  ProfileTag,
  IconButton,
  Menu,
  MenuItem,
  OnlineDot,
  VerifiedMark,
  icons,
} from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useFailureText } from '../../entities/errors/useFailureText'
import { blockOpened, blockClosed, blockConfirmed } from '../../entities/block/slice'
import { useChatDispatch, useChatSelector } from '../../state'
import { headerStyle } from './conversationStyles'
import { DayDialog } from './DayDialog'
import { conversationMessages as texts } from './messages'

interface HeaderProps {
  profile: ProfileCard
  /** Undefined if the conversation has no messages yet. */
  onDelete?: () => void
}

export const ConversationHeader = ({ profile, onDelete }: HeaderProps) => {
  const { formatMessage } = useIntl()
  const failureText = useFailureText()
  const navigateTo = useNavigateTo()
  const dispatch = useChatDispatch()
  const [isChoosingDay, setIsChoosingDay] = useState(false)
  const block = useChatSelector((state) => state.block)
  const { id, name, age, main_image, is_online } = profile
  const { pathname, search } = usePlatformLocation()
  const isBlockWanted = new URLSearchParams(search).has(blockParam)
  useEffect(() => {
    if (isBlockWanted) dispatch(blockOpened(id))
  }, [isBlockWanted, id, dispatch])
  const closeBlock = (): void => {
    dispatch(blockClosed())
    if (isBlockWanted) navigateTo(pathname, { replace: true })
  }
  return (
    <header css={headerStyle} data-grown>
      <IconButton
        data-back
        icon={icons.chevronLeft}
        label={formatMessage(texts.back)}
        onClick={() => navigateTo('/chats')}
      />
      <Avatar image={main_image} name={name} size={44} />
      <div>
        <h2>
          <Link to={`/members/${id}`}>
            {name}, {age}
          </Link>
          <VerifiedMark profile={profile} />
        </h2>
        <p>
          <ProfileTag profile={profile} />
          {is_online && (
            <span>
              <OnlineDot /> <span>{formatMessage(texts.online)}</span>
            </span>
          )}
        </p>
      </div>
      <Menu label={formatMessage(texts.more, { name })} icon={icons.more}>
        <MenuItem icon={icons.user} onSelect={() => navigateTo(`/members/${id}`)}>
          {formatMessage(texts.profile)}
        </MenuItem>
        {onDelete && (
          <MenuItem icon={icons.calendar} onSelect={() => setIsChoosingDay(true)}>
            {formatMessage(texts.day)}
          </MenuItem>
        )}
        <MenuItem icon={icons.ban} onSelect={() => dispatch(blockOpened(id))}>
          {formatMessage(texts.block, { name })}
        </MenuItem>
        {onDelete && (
          <MenuItem icon={icons.trash} onSelect={onDelete}>
            {formatMessage(texts.delete, { name })}
          </MenuItem>
        )}
      </Menu>
      {isChoosingDay && <DayDialog onClose={() => setIsChoosingDay(false)} />}
      <Dialog
        isOpen={block.profileId === id}
        onClose={closeBlock}
        title={formatMessage(texts.blockTitle, { name })}
        footer={
          <Button variant="danger" isLoading={block.isSending} onClick={() => dispatch(blockConfirmed())}>
            {formatMessage(texts.block, { name })}
          </Button>
        }
      >
        <p>{formatMessage(texts.blockText, { name })}</p>
        {block.errorCode && <Banner tone="danger">{failureText(block.errorCode)}</Banner>}
      </Dialog>
    </header>
  )
}
