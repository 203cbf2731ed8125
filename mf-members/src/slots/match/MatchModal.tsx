import { addresses } from '@duetto/shared/domain'
import { useNavigateTo, useSession, useSettings } from '@duetto/shared/platform'
import type { SlotProps } from '@duetto/shared/platform'
import { freeMessage } from '@duetto/shared/texts'
import { Button, Dialog, ProfileTag, Portrait, Skeleton, Tag, VerifiedMark } from '@duetto/shared/ui'
import { useEffect, useId } from 'react'
import { useIntl } from 'react-intl'
import { useDispatch, useSelector } from 'react-redux'
import { peopleMessages } from '../../widgets/people/messages'
import { slotMessages } from '../messages'
import { imagePressed } from '../store'
import { duetStyle, footStyle, ownStyle, photoStyle, costStyle, titleStyle } from './matchStyles'
import { SharedFacts } from './SharedFacts'
import { matchOpened, matchShown } from './slice'
import type { MatchState } from './slice'
import { useFirstLine } from './useFirstLine'
import { FirstLine } from './FirstLine'

const portraitPx = '172px'

type MatchModalProps = SlotProps['match-modal']

export const MatchModal = ({ profile, onClose }: MatchModalProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useDispatch()
  const { user } = useSession()
  const navigateTo = useNavigateTo()
  const status = useSelector((state: MatchState) =>
    state.profileId === profile.id ? state.status : 'loading',
  )
  const details = useSelector((state: MatchState) => state.details)
  const { id, name, is_match: isMatch, main_image: image } = profile
  const line = useFirstLine({ profile, onClose })
  useEffect(() => {
    if (isMatch) dispatch(matchOpened(id))
  }, [dispatch, id, isMatch])
  const isShown = !isMatch || status !== 'loading'
  useEffect(() => {
    if (isShown) dispatch(matchShown(id))
  }, [dispatch, id, isShown])
  const costId = useId()
  const { message_credits: fullPrice } = useSettings()
  const isLate = isMatch && status === 'late'

  const openProfile = (): void => {
    onClose()
    navigateTo(addresses.member(id))
  }
  if (!isShown) return null
  // While free messages are left, `cost.credits` is 0, even if the member cannot start another conversation.
  const price = details?.cost.credits || fullPrice
  const costText =
    line.isOffered &&
    details &&
    (line.isFree
      ? formatMessage(freeMessage, { count: details.cost.free_messages_left })
      : formatMessage(slotMessages.price, { credits: price }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        <span css={titleStyle}>
          <Tag>{formatMessage(slotMessages.matchTitle)}</Tag>{' '}
          {isMatch && (
            <>
              <span data-line>{formatMessage(slotMessages.match)}</span>{' '}
            </>
          )}
          <span data-line data-mutual={isMatch || undefined}>
            {formatMessage(isMatch ? slotMessages.youAnd : slotMessages.likesYou, { name })}
            <VerifiedMark profile={profile} size={22} />
          </span>{' '}
          <ProfileTag profile={profile} />
        </span>
      }
      picture={
        <div css={duetStyle}>
          <button type="button" css={photoStyle} onClick={() => dispatch(imagePressed(id))}>
            <Portrait
              isEager
              image={image}
              sizes={portraitPx}
              name={name}
              alt={formatMessage(peopleMessages.photoOf, { name })}
            />
          </button>
          {user && (
            <span css={ownStyle}>
              <Portrait
                isEager
                isOwn
                image={user.profile.main_image}
                sizes={portraitPx}
                name={user.name}
                alt=""
              />
            </span>
          )}
        </div>
      }
      footer={
        <div css={footStyle}>
          {costText && (
            <p id={costId} css={costStyle}>
              {costText}
            </p>
          )}
          <Button variant="quiet" size="lg" onClick={onClose}>
            {line.laterLabel}
          </Button>
          {isMatch ? (
            <Button
              size="lg"
              aria-describedby={costText ? costId : undefined}
              isLoading={isLate || line.isSending}
              disabled={line.isBlank}
              onClick={line.isSentHere ? line.send : line.openConversation}
            >
              {formatMessage(line.isSentHere ? slotMessages.send : slotMessages.write)}
            </Button>
          ) : (
            <Button size="lg" onClick={openProfile}>
              {formatMessage(slotMessages.viewProfile)}
            </Button>
          )}
        </div>
      }
    >
      {isLate && <Skeleton height={216} />}
      {isMatch && details && <SharedFacts {...details.shared} />}
      {isMatch && line.isOffered && (
        <FirstLine name={name} line={line} costId={costText ? costId : undefined} />
      )}
    </Dialog>
  )
}
