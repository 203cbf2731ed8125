import type { Message } from '@duetto/shared/contract'
import { css } from '@emotion/react'
import { usePlatform, useReadable } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { translationClosed, translationRequested } from '../../../entities/translation/slice'
import type { Translation } from '../../../entities/translation/slice'
import { useChatDispatch, useChatSelector } from '../../../state'
import { translationMessages as texts } from './messages'

export const TranslationNote = ({ message: { id: messageId, text } }: { message: Message }) => {
  const { formatMessage, formatDisplayName } = useIntl()
  const locale = useReadable(usePlatform().locale)
  const dispatch = useChatDispatch()
  const translation = useChatSelector((state) => state.translation[messageId])
  if (!translation) return null
  const note = (given: Translation): string => {
    if (given.status !== 'ready') return formatMessage(texts[given.status])
    if (given.from === locale) return formatMessage(texts.same)
    return formatMessage(texts.from, {
      language: formatDisplayName(given.from, { type: 'language' }) ?? given.from,
    })
  }
  const again = translation.status === 'failed' ? texts.again : translation.status === 'tap' && texts.download
  const isTranslated = translation.status === 'ready' && translation.from !== locale
  return (
    <div css={noteStyle} aria-live="polite">
      {isTranslated && <p dir="auto">{translation.text}</p>}
      {translation.status === 'loading' && (
        <progress max={1} value={translation.share} aria-label={formatMessage(texts.progress)} />
      )}
      <small>
        {note(translation)}{' '}
        {again && (
          <button
            type="button"
            onClick={() => dispatch(translationRequested({ messageId, text, to: locale }))}
          >
            {formatMessage(again)}
          </button>
        )}
        <button type="button" onClick={() => dispatch(translationClosed(messageId))}>
          {formatMessage(texts.hide)}
        </button>
      </small>
    </div>
  )
}

const noteStyle = css`
  max-width: min(76%, 540px);
  padding: 6px 12px 2px;
  margin: 2px 0 4px;
  border-left: 3px solid var(--line-strong);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  progress {
    display: block;
    width: 160px;
    max-width: 100%;
    height: 6px;
    margin: 4px 0;
    accent-color: var(--primary);
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-xs);
  }
  button {
    min-width: var(--tap);
    min-height: var(--tap);
    padding: 0 4px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 650;
    text-decoration: underline;
    cursor: pointer;
  }
`
