import { css } from '@emotion/react'
import type { Profile } from '@duetto/shared/contract'
import { promptMessages } from '@duetto/shared/texts/profile'
import { Button, Icon, VisuallyHidden, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useWrite } from '../../entities/people/useWrite'
import { profileMessages } from './messages'

interface PromptsProps {
  profile: Pick<Profile, 'id' | 'prompts'>
  canReply: boolean
}

export const Prompts = ({ profile: { id, prompts }, canReply }: PromptsProps) => {
  const { formatMessage } = useIntl()
  const write = useWrite(id)
  const known = prompts.filter(({ prompt }) => Object.hasOwn(promptMessages, prompt))
  if (known.length === 0) return null
  return (
    <dl css={promptsStyle}>
      {known.map(({ prompt, answer }) => (
        <div key={prompt}>
          <dt>{formatMessage(promptMessages[prompt])}</dt>
          <dd>
            <p>{answer}</p>
            {canReply && (
              <Button
                variant="quiet"
                onClick={() => write(`${formatMessage(profileMessages.quote, { answer })}\n\n`)}
              >
                <Icon path={icons.reply} size={18} />
                {formatMessage(profileMessages.reply)}
                <VisuallyHidden>: {formatMessage(promptMessages[prompt])}</VisuallyHidden>
              </Button>
            )}
          </dd>
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
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    align-items: center;
    justify-content: space-between;
  }
  p {
    font-size: var(--t-lg);
    line-height: 1.35;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  button {
    margin-left: auto;
  }
  @media (max-width: 479px) {
    p {
      flex-basis: 100%;
    }
  }
`
