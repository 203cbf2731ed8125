import type { Message } from '@duetto/shared/contract'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { quoteMessages as texts } from './messages'

type Quote = NonNullable<Message['quote']>

export const kindText = {
  text: texts.deleted,
  gift: texts.gift,
  gif: texts.gif,
  photo: texts.photo,
  voice: texts.voice,
}

export const QuoteText = ({ quote, name }: { quote: Quote; name: string }) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <b>{quote.is_mine ? formatMessage(texts.you) : name}</b>
      <span dir="auto">{quote.text || formatMessage(kindText[quote.kind])}</span>
    </>
  )
}

export const QuoteBlock = ({ quote, name, onJump }: { quote: Quote; name: string; onJump: () => void }) => {
  const { formatMessage } = useIntl()
  const label = formatMessage(quote.is_mine ? texts.quoteOfMine : texts.quoteOf, { name })
  return (
    <button type="button" css={quoteStyle} title={label} onClick={onJump}>
      <QuoteText quote={quote} name={name} />
    </button>
  )
}

const quoteStyle = css`
  display: grid;
  gap: 1px;
  max-width: min(70%, 420px);
  min-height: 32px;
  padding: 6px 12px 12px;
  margin-bottom: -8px;
  border: 0;
  border-left: 3px solid var(--primary);
  border-radius: var(--r-md);
  background: var(--surface-2);
  color: var(--ink-2);
  font-size: var(--t-sm);
  text-align: left;
  cursor: pointer;
  b {
    color: var(--ink);
    font-weight: 650;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
