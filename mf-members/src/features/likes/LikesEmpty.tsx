import { useSession } from '@duetto/shared/platform'
import { Button, EmptyState, LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { errorMessage } from '../../widgets/errors/errorMessages'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { likesMessages } from './messages'
import { selectLikes } from '../../entities/likes/selectors'
import { autoLikeRequested } from '../../entities/likes/slice'
import type { LikeTab } from '../../entities/likes/tabs'

const texts = {
  received: {
    title: likesMessages.emptyReceivedTitle,
    text: likesMessages.emptyReceivedText,
    action: likesMessages.emptyReceivedAction,
    to: '/profile',
  },
  sent: {
    title: likesMessages.emptySentTitle,
    text: likesMessages.emptySentText,
    action: likesMessages.emptySentAction,
    to: '/members',
  },
  receivedByComplete: {
    title: likesMessages.emptyReceivedTitle,
    text: likesMessages.emptyReceivedComplete,
    action: likesMessages.emptyMatchesAction,
    to: '/swipe-game',
  },
  matches: {
    title: likesMessages.emptyMatchesTitle,
    text: likesMessages.emptyMatchesText,
    action: likesMessages.emptyMatchesAction,
    to: '/swipe-game',
  },
} as const

export const LikesEmpty = ({ tab }: { tab: LikeTab }) => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const { autoLikeStatus } = useMembersSelector(selectLikes)
  const profile = useSession().user?.profile
  const isComplete = Boolean(profile?.main_image && profile.about_me)
  const { title, text, action, to } = texts[tab === 'received' && isComplete ? 'receivedByComplete' : tab]
  const outcomes = {
    ready: likesMessages.autoLikeNobody,
    failed: errorMessage(null),
    idle: null,
    loading: null,
  }
  const outcome = tab === 'sent' ? outcomes[autoLikeStatus] : null
  return (
    <EmptyState
      title={formatMessage(title)}
      text={formatMessage(text)}
      action={
        <>
          <LinkButton to={to}>{formatMessage(action)}</LinkButton>
          {tab === 'sent' && (
            <Button
              variant="outline"
              isLoading={autoLikeStatus === 'loading'}
              onClick={() => dispatch(autoLikeRequested())}
            >
              {formatMessage(likesMessages.autoLike)}
            </Button>
          )}
        </>
      }
    >
      {outcome && <p role="status">{formatMessage(outcome)}</p>}
    </EmptyState>
  )
}
