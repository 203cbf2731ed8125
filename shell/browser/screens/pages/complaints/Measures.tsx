import { useSession } from '@duetto/shared/platform'
import { createErrorMessage } from '@duetto/shared/texts'
import { Banner, Button } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { complaintMessages as texts } from './messages'
import { useComplaint, useComplaintDispatch, warningConfirmed } from './store'

const errorMessage = createErrorMessage()

export const Measures = () => {
  const dispatch = useComplaintDispatch()
  const { confirmed, unconfirmed } = useComplaint()
  const { user } = useSession()
  const { formatMessage } = useIntl()
  const measures = (user?.measures ?? []).filter(({ id }) => !confirmed.includes(id))
  if (measures.length === 0) return null
  return (
    <>
      {measures.map(({ id, rule, text, created_at, until }) => (
        <section key={id} css={style} aria-labelledby={`measure-${id}`}>
          <h2 id={`measure-${id}`}>
            {until
              ? formatMessage(texts.restriction, { day: new Date(until), time: new Date(until) })
              : formatMessage(texts.warning, { day: new Date(created_at) })}
          </h2>
          {until && <p>{formatMessage(texts.restrictionText)}</p>}
          <p>{formatMessage(texts.rule, { rule })}</p>
          <blockquote>{text}</blockquote>
          <p>{formatMessage(texts.disagree)}</p>
          {unconfirmed?.id === id && (
            <Banner tone="danger">{formatMessage(errorMessage(unconfirmed.code))}</Banner>
          )}
          {!until && (
            <Button variant="secondary" onClick={() => dispatch(warningConfirmed(id))}>
              {formatMessage(texts.confirmRead)}
            </Button>
          )}
        </section>
      ))}
    </>
  )
}

const style = css`
  display: grid;
  justify-items: start;
  gap: var(--s3);
  max-width: 560px;
  padding: var(--s4) var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--surface);
  > h2 {
    font-size: var(--t-lg);
  }
  > blockquote {
    margin: 0;
    padding-left: var(--s4);
    border-left: 3px solid var(--primary);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
