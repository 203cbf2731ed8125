import { css } from '@emotion/react'
import { readEmail } from '@duetto/shared/domain'
import { textButtonStyle } from '@duetto/shared/ui'
import { run } from '@zootools/email-spell-checker'
import { useIntl } from 'react-intl'
import { fieldMessages } from './fieldMessages'

/** The corrected address, e.g. for "anna@gmial.com"; null if there is no likely typo. */
export const suggestedEmail = (email: string): string | null => {
  const typed = readEmail(email)
  if (typed === null) return null
  const suggestion = run({ email: typed })?.full
  return suggestion && suggestion.toLowerCase() !== typed ? suggestion : null
}

interface EmailSuggestionProps {
  email: string
  onAccept: (email: string) => void
}

/** Suggests a corrected address. Does not replace it, because rare providers look like typos. */
export const EmailSuggestion = ({ email, onAccept }: EmailSuggestionProps) => {
  const { formatMessage } = useIntl()
  const suggestion = suggestedEmail(email)
  return (
    <p role="status" css={suggestionStyle}>
      {suggestion &&
        formatMessage(fieldMessages.didYouMean, {
          suggestion: (
            <button key="suggestion" type="button" css={textButtonStyle} onClick={() => onAccept(suggestion)}>
              {suggestion}
            </button>
          ),
        })}
    </p>
  )
}

const suggestionStyle = css`
  &:empty {
    display: none;
  }
  margin-top: var(--s2);
`
