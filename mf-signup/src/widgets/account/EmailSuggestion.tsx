import { css } from '@emotion/react'
import { textButtonStyle } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { fieldMessages } from './fieldMessages'
import { suggestedEmail } from './suggestedEmail'

interface EmailSuggestionProps {
  email: string
  onAccept: (email: string) => void
}

/** Only suggests a correction, because rare providers can look like typos. */
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
