import { useSettings } from '@duetto/shared/platform'
import { Button, FictionalStatement, Icon, LinkButton, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useShortage } from '../../../entities/entitlements/useShortage'
import { olderRequested } from '../../../entities/conversation/slice'
import { useChatDispatch, useChatSelector } from '../../../state'
import { Icebreakers } from '../Icebreakers'
import { conversationMessages as texts } from '../messages'

export const LogIntro = ({
  isEmpty,
  onIcebreaker,
}: {
  isEmpty: boolean
  onIcebreaker: (text: string) => void
}) => {
  const { formatMessage } = useIntl()
  const { fictional_icon: hasIcon } = useSettings()
  const dispatch = useChatDispatch()
  const shortage = useShortage()
  const { profile, hasMore, olderStatus, isHistoryLimited } = useChatSelector((state) => state.conversation)
  return (
    <>
      {profile?.is_fictional && (
        <p data-fictional>
          {hasIcon && <Icon path={icons.mask} size={18} />}
          <span>
            <FictionalStatement name={profile.name} />{' '}
            <Link to="/members?hide_fictional=true">{formatMessage(texts.hideFictional)}</Link>
          </span>
        </p>
      )}
      {isHistoryLimited && !hasMore && (
        <p data-note>
          {formatMessage(texts.limited)}{' '}
          {shortage === null && (
            <LinkButton to="/premium" variant="quiet">
              {formatMessage(texts.getPremium)}
            </LinkButton>
          )}
        </p>
      )}
      {hasMore && (
        <Button
          variant="quiet"
          isLoading={olderStatus === 'loading'}
          onClick={() => dispatch(olderRequested())}
        >
          {formatMessage(texts.older)}
        </Button>
      )}
      {isEmpty && profile && <Icebreakers profile={profile} onChoose={onIcebreaker} />}
    </>
  )
}
