import { css } from '@emotion/react'
import type { Profile } from '@duetto/shared/contract'
import { promptMessages } from '@duetto/shared/texts/profile'
import { useIntl } from 'react-intl'

/** Omits prompts for which this build has no text. */
export const Prompts = ({ prompts }: Pick<Profile, 'prompts'>) => {
  const { formatMessage } = useIntl()
  const known = prompts.filter(({ prompt }) => Object.hasOwn(promptMessages, prompt))
  if (known.length === 0) return null
  return (
    <dl css={promptsStyle}>
      {known.map(({ prompt, answer }) => (
        <div key={prompt}>
          <dt>{formatMessage(promptMessages[prompt])}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}

const promptsStyle = css`
  display: grid;
  gap: var(--s3);
  > div {
    display: grid;
    gap: var(--s2);
    padding: var(--s4) var(--s5);
    border: 1px solid var(--line);
    border-radius: var(--voice-in);
    background: var(--surface);
  }
  dt {
    color: var(--ink-2);
    font-size: var(--t-sm);
    font-weight: 550;
  }
  dd {
    font-size: var(--t-lg);
    line-height: 1.35;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
