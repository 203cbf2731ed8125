import { css } from '@emotion/react'
import { prompts } from '@duetto/shared/domain'
import type { Prompt } from '@duetto/shared/domain'
import { promptMessages } from '@duetto/shared/texts/profile'
import { Dialog, canHover } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { promptsMessages } from './promptsMessages'

interface PromptChooserProps {
  taken: readonly Prompt[]
  onChoose: (prompt: Prompt) => void
  onClose: () => void
}

export const PromptChooser = ({ taken, onChoose, onClose }: PromptChooserProps) => {
  const { formatMessage } = useIntl()
  return (
    <Dialog isOpen title={formatMessage(promptsMessages.add)} onClose={onClose}>
      <ul css={listStyle}>
        {prompts
          .filter((prompt) => !taken.includes(prompt))
          .map((prompt) => (
            <li key={prompt}>
              <button type="button" onClick={() => onChoose(prompt)}>
                {formatMessage(promptMessages[prompt])}
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}

const listStyle = css`
  li + li {
    border-top: 1px solid var(--line);
  }
  button {
    width: 100%;
    min-height: 52px;
    padding: var(--s2) var(--s3);
    border: 0;
    border-radius: var(--r-sm);
    background: none;
    text-align: left;
    font-weight: 550;
    cursor: pointer;
    ${canHover} {
      &:hover {
        background: var(--surface-2);
      }
    }
  }
`
