import { css } from '@emotion/react'
import { limits } from '@duetto/shared/domain'
import type { Prompt } from '@duetto/shared/domain'
import { promptMessages } from '@duetto/shared/texts/profile'
import { Button, Icon, IconButton, TextArea, icons } from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FieldsProps } from '../../../entities/own-profile/profileFields'
import { promptsError } from '../../../widgets/profile-fields/profileErrors'
import { PromptChooser } from './PromptChooser'
import { promptExampleMessages } from './promptExampleMessages'
import { promptsMessages } from './promptsMessages'

export const PromptFields = ({ draft, onChange }: FieldsProps) => {
  const { formatMessage } = useIntl()
  const [isChoosing, setChoosing] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const goTo = useRef<Prompt | 'button' | null>(null)
  const chosen = draft.prompts
  const invalid = chosen.find((item) => promptsError({ prompts: [item] }))?.prompt

  useEffect(() => {
    if (goTo.current === null) return
    if (goTo.current === 'button') button.current?.focus()
    else list.current?.querySelector<HTMLElement>(`[data-prompt=${goTo.current}] textarea`)?.focus()
    goTo.current = null
  }, [chosen])

  const answer = (prompt: Prompt, text: string): void =>
    onChange({ prompts: chosen.map((item) => (item.prompt === prompt ? { prompt, answer: text } : item)) })
  const remove = (prompt: Prompt): void => {
    goTo.current = 'button'
    onChange({ prompts: chosen.filter((item) => item.prompt !== prompt) })
  }
  const add = (prompt: Prompt): void => {
    goTo.current = prompt
    setChoosing(false)
    onChange({ prompts: [...chosen, { prompt, answer: '' }] })
  }

  return (
    <div ref={list} css={listStyle}>
      {chosen.map(({ prompt, answer: text }) => (
        <div
          key={prompt}
          css={itemStyle}
          data-prompt={prompt}
          data-field={prompt === invalid ? 'prompts' : undefined}
        >
          <TextArea
            rows={2}
            label={formatMessage(promptMessages[prompt])}
            hint={formatMessage(promptsMessages.example, {
              example: formatMessage(promptExampleMessages[prompt]),
            })}
            maxCodePoints={limits.promptAnswerMaxCodePoints}
            value={text}
            onChange={(value) => answer(prompt, value)}
          />
          <IconButton
            icon={icons.close}
            label={formatMessage(promptsMessages.remove, { prompt: formatMessage(promptMessages[prompt]) })}
            onClick={() => remove(prompt)}
          />
        </div>
      ))}
      {chosen.length < limits.answeredPrompts ? (
        <Button ref={button} variant="outline" onClick={() => setChoosing(true)}>
          <Icon path={icons.plus} />
          {formatMessage(promptsMessages.add)}
        </Button>
      ) : (
        <p css={fullStyle}>{formatMessage(promptsMessages.full, { max: limits.answeredPrompts })}</p>
      )}
      {isChoosing && (
        <PromptChooser
          taken={chosen.map(({ prompt }) => prompt)}
          onChoose={add}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

const listStyle = css`
  display: grid;
  gap: var(--s5);
  justify-items: start;
`
const itemStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2);
  align-items: start;
  width: 100%;
  textarea {
    min-height: 76px;
  }
  > button {
    margin-top: -10px;
  }
`
const fullStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
`
