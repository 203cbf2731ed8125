import { css } from '@emotion/react'
import { codePointLength, isVisible, limits } from '@duetto/shared/domain'
import { promptMessages } from '@duetto/shared/texts/profile'
import { Button, LinkButton, TextArea } from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorMessage } from '../../../widgets/errors/errorMessages'
import { recordAnswer } from '../../../entities/question/questionLog'
import { answerSent, answerTyped } from '../../../entities/question/slice'
import { useMembersDispatch, useMembersSelector } from '../../../state'
import { questionMessages as texts } from './messages'
import type { Question } from './useQuestion'

interface QuestionOfTheDayProps {
  question: Question
  onSkip: () => void
}

const QuestionOfTheDay = ({ question: { prompt, memberId, day }, onSkip }: QuestionOfTheDayProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const state = useMembersSelector(({ question }) => question)
  const isThis = state.prompt === prompt
  const text = isThis ? state.text : ''
  const isSaved = isThis && state.status === 'saved'
  const [wasSaved] = useState(isSaved)
  const savedRef = useRef<HTMLParagraphElement>(null)
  const isEmpty = !isVisible(text)
  const isTooLong = codePointLength(text.trim()) > limits.promptAnswerMaxCodePoints

  useEffect(() => {
    if (!isSaved) return
    recordAnswer(memberId, day)
    if (!wasSaved) savedRef.current?.focus()
  }, [isSaved, wasSaved, memberId, day])

  return (
    <section css={cardStyle} aria-label={formatMessage(texts.title)}>
      <p data-title>{formatMessage(texts.title)}</p>
      {isSaved ? (
        <>
          <p ref={savedRef} tabIndex={-1} role="status">
            {formatMessage(texts.saved)}
          </p>
          <div data-acts>
            <LinkButton to="/profile" variant="outline">
              {formatMessage(texts.toProfile)}
            </LinkButton>
          </div>
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (!isEmpty && !isTooLong) dispatch(answerSent({ prompt, answer: text.trim() }))
          }}
        >
          <TextArea
            rows={2}
            label={formatMessage(promptMessages[prompt])}
            hint={formatMessage(texts.hint)}
            error={
              isThis && state.status === 'failed' ? formatMessage(errorMessage(state.errorCode)) : undefined
            }
            maxCodePoints={limits.promptAnswerMaxCodePoints}
            value={text}
            onChange={(value) => dispatch(answerTyped({ prompt, text: value }))}
          />
          <div data-acts>
            <Button
              type="submit"
              variant="outline"
              disabled={isEmpty || isTooLong}
              isLoading={isThis && state.status === 'saving'}
            >
              {formatMessage(texts.save)}
            </Button>
            <Button variant="quiet" onClick={onSkip}>
              {formatMessage(texts.skip)}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

const cardStyle = css`
  display: grid;
  gap: var(--s3);
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--surface);
  p {
    margin: 0;
  }
  [data-title] {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  form {
    display: grid;
    gap: var(--s4);
    max-width: 640px;
  }
  textarea {
    min-height: 64px;
  }
  label {
    font-size: var(--t-lg);
  }
  [data-acts] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s3);
  }
`

export default QuestionOfTheDay
