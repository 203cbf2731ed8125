import type { Message } from '@duetto/shared/contract'
import { Icon, IconButton, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { replyChosen } from '../../entities/conversation/slice'
import { useChatDispatch } from '../../state'
import { QuoteText } from '../../widgets/quote/QuoteBlock'
import { stripStyle } from './composerStyles'
import { changeMessages as texts } from './changeMessages'

export const ReplyStrip = ({ message, name }: { message: Message; name: string }) => {
  const { formatMessage } = useIntl()
  const dispatch = useChatDispatch()
  return (
    <div css={stripStyle} role="group" aria-label={formatMessage(texts.replying)}>
      <Icon path={icons.reply} />
      <p>
        <QuoteText quote={message} name={name} />
      </p>
      <IconButton
        icon={icons.close}
        label={formatMessage(texts.noReply)}
        onClick={() => dispatch(replyChosen(null))}
      />
    </div>
  )
}
