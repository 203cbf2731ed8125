import { css } from '@emotion/react'
import { Banner, Button, actionsStyle, formStyle } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../widgets/page/messages'
import { useErrorText } from '../../widgets/form/useErrorText'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { FlowStepper } from './FlowStepper'
import { signUpMessages } from './messages'
import { firstProfileStep, stepCount } from '../../entities/sign-up/steps'
import { selectQuestions, selectSignUp } from '../../entities/sign-up/selectors'
import { stepChosen, stepRequested } from '../../entities/sign-up/slice'
import { toTop } from './toTop'

interface StepFrameProps {
  step: number
  title: string
  text: string
  onSubmit: (event: FormEvent) => void
  /** Hides Skip. */
  canSkip?: boolean
  isBusy?: boolean
  children: ReactNode
}

/** Frame of steps 1 to 4: progress, Back, Skip and errors. */
export const StepFrame = ({
  step,
  title,
  text,
  onSubmit,
  canSkip,
  isBusy = false,
  children,
}: StepFrameProps) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const { status, failure } = useSignUpSelector(selectSignUp)
  const questionCount = useSignUpSelector(selectQuestions).length
  const headingRef = useRef<HTMLHeadingElement>(null)
  const isLast = step === stepCount - 1
  useEffect(() => {
    toTop(headingRef.current)
    headingRef.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <>
      <FlowStepper
        current={questionCount + step}
        onBack={step > firstProfileStep ? () => dispatch(stepChosen(step - 1)) : undefined}
      />
      <form css={formStyle} noValidate onSubmit={onSubmit}>
        <header css={headStyle}>
          <h1 ref={headingRef} tabIndex={-1}>
            {title}
          </h1>
          <p>{text}</p>
        </header>
        {children}
        {failure && <Banner tone="danger">{errorText(failure)}</Banner>}
        <div css={actionsStyle}>
          <Button type="submit" size="lg" disabled={isBusy} isLoading={status === 'loading'}>
            {formatMessage(isLast ? signUpMessages.finish : commonMessages.next)}
          </Button>
          {canSkip && (
            <Button variant="quiet" size="lg" onClick={() => dispatch(stepRequested({ step, change: {} }))}>
              {formatMessage(commonMessages.skip)}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}

const headStyle = css`
  display: grid;
  gap: var(--s2);
  h1 {
    font-size: var(--t-2xl);
  }
  p {
    color: var(--ink-2);
  }
`
