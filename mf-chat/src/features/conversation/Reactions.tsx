import type { Message } from '@duetto/shared/contract'
import { VisuallyHidden } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { reactionChosen } from '../../entities/changes/slice'
import { useChatDispatch } from '../../state'
import { menuMessages as texts } from './menu/messages'

export const Reactions = ({ message, name }: { message: Message; name: string }) => {
  const { formatMessage } = useIntl()
  const dispatch = useChatDispatch()
  const { mine = null, theirs = null } = message.reactions ?? {}
  if (!mine && !theirs) return null
  return (
    <p css={reactionsStyle}>
      {theirs && (
        <span>
          <span aria-hidden>{theirs}</span>
          <VisuallyHidden>{formatMessage(texts.theirReaction, { name, emoji: theirs })}</VisuallyHidden>
        </span>
      )}
      {mine && (
        <button
          type="button"
          aria-label={formatMessage(texts.takeBack, { emoji: mine })}
          onClick={() => dispatch(reactionChosen({ messageId: message.id, emoji: null }))}
        >
          {mine}
        </button>
      )}
    </p>
  )
}

const reactionsStyle = css`
  position: relative;
  z-index: 1;
  display: flex;
  gap: 3px;
  margin: -7px 10px 0;
  > * {
    display: inline-grid;
    place-items: center;
    min-width: 32px;
    height: 28px;
    padding: 0 6px;
    border: 2px solid var(--bg);
    border-radius: 14px;
    background: var(--surface-2);
    font-size: 15px;
    line-height: 1;
  }
  button {
    box-shadow: inset 0 0 0 1px var(--primary);
    cursor: pointer;
  }
`
