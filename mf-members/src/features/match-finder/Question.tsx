import { Button, Stepper, VisuallyHidden } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { actionsStyle, answersStyle, answerStyle, questionStyle } from './finderStyles'
import { finderMessages } from './messages'
import { selectMatchFinder } from '../../entities/match-finder/selectors'
import { answered, findRequested, skipped, stepChosen } from '../../entities/match-finder/slice'
import { useAnswerText, useQuestionText } from './useQuestionText'

export const Question = () => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const { questions, answers, step, findStatus } = useMembersSelector(selectMatchFinder)
  const questionText = useQuestionText()
  const answerText = useAnswerText()
  const legendRef = useRef<HTMLLegendElement>(null)
  const isFirstRender = useRef(true)
  const question = questions[step]
  const total = questions.length
  const isLast = step === total - 1

  // Focus the next question for screen readers, but not the first one on page load.
  useEffect(() => {
    if (!isFirstRender.current) legendRef.current?.focus()
    isFirstRender.current = false
  }, [step])

  if (!question) return null
  const go = (next: number): void => void dispatch(stepChosen(next))
  const forward = (): void => (isLast ? void dispatch(findRequested()) : go(step + 1))
  const chosen = answers[question.id]

  return (
    <>
      <Stepper
        current={step + 1}
        total={total}
        label={formatMessage(finderMessages.step, { step: step + 1, total })}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          forward()
        }}
      >
        <fieldset css={questionStyle} key={question.id}>
          <legend ref={legendRef} tabIndex={-1}>
            {questionText(question.id)}
          </legend>
          <div css={answersStyle}>
            {question.answers.map((answer) => (
              <label key={answer} css={answerStyle}>
                <input
                  type="radio"
                  name={question.id}
                  value={answer}
                  checked={chosen === answer}
                  onChange={() => dispatch(answered({ question: question.id, answer }))}
                />
                <span>{answerText(question.id, answer)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div css={actionsStyle}>
          {step > 0 && (
            <Button variant="outline" onClick={() => go(step - 1)}>
              {formatMessage(finderMessages.back)}
            </Button>
          )}
          <Button
            variant="quiet"
            onClick={() => {
              dispatch(skipped({ question: question.id }))
              forward()
            }}
          >
            {formatMessage(finderMessages.skip)}
          </Button>
          <Button type="submit" disabled={!chosen} isLoading={findStatus === 'loading'}>
            {formatMessage(isLast ? finderMessages.find : finderMessages.next)}
          </Button>
        </div>
      </form>
      {findStatus === 'loading' && (
        <VisuallyHidden role="status">{formatMessage(finderMessages.finding)}</VisuallyHidden>
      )}
    </>
  )
}
