import { css } from '@emotion/react'
import { canHover } from '@duetto/shared/ui'
import type { ProfileChange } from '@duetto/shared/contract'
import type { ProfileCardKind } from '@duetto/shared/domain'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { profileChanged } from '../../entities/own-profile/slice'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { CardActions } from './CardActions'
import { formStyle } from './cardStyles'

interface ChoicesProps<Value extends string> {
  card: ProfileCardKind
  titleId: string
  texts: Record<Value, MessageDescriptor>
  toChange: (value: Value) => ProfileChange
}

export const Choices = <Value extends string>({ card, titleId, texts, toChange }: ChoicesProps<Value>) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { saveStatus } = useSignUpSelector((state) => state.profile)
  const [pressed, setPressed] = useState<Value | null>(null)
  const isSaving = saveStatus === 'loading'
  const values = Object.keys(texts) as Value[]
  return (
    <div css={formStyle}>
      <div role="group" aria-labelledby={titleId} css={choicesStyle}>
        {values.map((value) => {
          const message: MessageDescriptor = texts[value]
          return (
            <button
              key={value}
              type="button"
              aria-disabled={isSaving}
              data-pressed={(isSaving && pressed === value) || undefined}
              onClick={() => {
                if (isSaving) return
                setPressed(value)
                dispatch(profileChanged(toChange(value)))
              }}
            >
              {formatMessage(message)}
            </button>
          )
        })}
      </div>
      <CardActions card={card} />
    </div>
  )
}

const choicesStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  button {
    min-height: var(--tap);
    padding: 6px 16px;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--r-pill);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--t-sm);
    font-weight: 550;
    cursor: pointer;
    transition: background var(--fast);
    ${canHover} {
      &:hover {
        background: var(--surface-2);
      }
    }
    &[data-pressed] {
      border-color: var(--primary);
      background: var(--primary);
      color: var(--on-primary);
    }
  }
`
