import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../icon/Icon'
import * as icons from '../icon/icons'
import { uiMessages } from '../messages'

interface ErrorSummaryProps {
  attempts: number
  errors: readonly { name: string; text: string }[]
}

/**
 * Receives focus when `attempts` changes, or without errors the first invalid field of the form does: the server's error is
 * only there. Clicking an error focuses its field, which must be in the same form and
 * inside `[data-field=<name>]`.
 */
export const ErrorSummary = ({ attempts, errors }: ErrorSummaryProps) => {
  const { formatMessage } = useIntl()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts === 0) return
    const summary = ref.current
    if (summary?.hidden) summary.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    else summary?.focus()
  }, [attempts])
  if (errors.length === 0) return <div ref={ref} hidden />
  const goTo = (name: string): void => {
    const field = ref.current?.closest('form')?.querySelector<HTMLElement>(`[data-field=${name}]`)
    field?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }
  return (
    <div ref={ref} tabIndex={-1} role="alert" css={summaryStyle}>
      <h2>
        <Icon path={icons.error} />
        {formatMessage(uiMessages.errorsTitle, { count: errors.length })}
      </h2>
      <ul>
        {errors.map(({ name, text }) => (
          <li key={name}>
            <button type="button" onClick={() => goTo(name)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const summaryStyle = css`
  display: grid;
  gap: var(--s1);
  padding: var(--s4);
  border-radius: var(--voice-in);
  background: var(--danger-soft);
  color: var(--danger-ink);
  h2 {
    display: flex;
    align-items: center;
    gap: var(--s2);
    font: 650 var(--t-md) / 1.35 var(--font-text);
    letter-spacing: 0;
  }
  button {
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    text-align: left;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`
