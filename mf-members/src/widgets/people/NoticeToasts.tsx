import { addresses, limits } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { errorMessage } from '../errors/errorMessages'
import { noticeMessages, peopleMessages } from './messages'
import { selectNotices } from '../../entities/people/selectors'
import { noticeShown, unblockRequested, unskipRequested } from '../../entities/people/slice'
import type { Notice } from '../../entities/people/slice'

const texts: Record<Notice['kind'], MessageDescriptor> = {
  'like-failed': noticeMessages.likeFailed,
  'unlike-failed': noticeMessages.unlikeFailed,
  'block-failed': noticeMessages.blockFailed,
  'unblock-failed': noticeMessages.unblockFailed,
  blocked: noticeMessages.blocked,
  'auto-liked': noticeMessages.autoLiked,
  skipped: noticeMessages.skipped,
  'skip-failed': noticeMessages.skipFailed,
  'unskip-failed': noticeMessages.unskipFailed,
}

export const NoticeToasts = () => {
  const { toast, navigation } = usePlatform()
  const { formatMessage } = useIntl()
  const notices = useMembersSelector(selectNotices)
  const dispatch = useMembersDispatch()

  useEffect(() => {
    const actionOf = ({ kind, profileId }: Notice) => {
      if (kind === 'blocked')
        return {
          label: formatMessage(peopleMessages.undo),
          onPress: () => dispatch(unblockRequested({ id: profileId })),
        }
      if (kind === 'skipped')
        return {
          label: formatMessage(peopleMessages.undo),
          onPress: () => dispatch(unskipRequested({ id: profileId })),
        }
      if (kind === 'auto-liked')
        return {
          label: formatMessage(noticeMessages.view),
          onPress: () => navigation.push(addresses.member(profileId)),
        }
      return undefined
    }
    for (const notice of notices) {
      const reason = formatMessage(errorMessage(notice.code))
      toast({
        text: formatMessage(texts[notice.kind], { name: notice.name, reason, days: limits.skipDays }),
        tone: notice.code ? 'danger' : 'neutral',
        action: actionOf(notice),
      })
      dispatch(noticeShown(notice.id))
    }
  }, [notices, toast, navigation, formatMessage, dispatch])
  return null
}
