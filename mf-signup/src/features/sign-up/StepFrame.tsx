import { Banner, Button, formStyle, useFocusInvalid } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../widgets/page/messages'
import { useErrorText } from '../../widgets/form/useErrorText'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { UploadTile } from '../../widgets/photos/UploadTile'
import { FlowActions } from './FlowActions'
import { FlowStepper } from './FlowStepper'
import { headStyle } from './headStyle'
import { signUpMessages } from './messages'
import { firstProfileStep, stepCount } from '../../entities/sign-up/steps'
import { selectSignUp } from '../../entities/sign-up/selectors'
import { stepRequested } from '../../entities/sign-up/slice'
import { toTop } from './toTop'

interface StepFrameProps {
  step: number
  title: string
  text: string
  onSubmit: (event: FormEvent) => void
  canSkip?: boolean
  primary?: ReactNode
  /** Each increment focuses the first invalid field. */
  attempts?: number
  children: ReactNode
}

export const StepFrame = ({
  step,
  title,
  text,
  onSubmit,
  canSkip,
  primary,
  attempts = 0,
  children,
}: StepFrameProps) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const { status, failure } = useSignUpSelector(selectSignUp)
  const { uploads } = useSignUpSelector((state) => state.profile)
  const formRef = useRef<HTMLFormElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const isLast = step === stepCount - 1
  useEffect(() => {
    toTop(headingRef.current)
    headingRef.current?.focus({ preventScroll: true })
  }, [step])
  useFocusInvalid(formRef, attempts)
  return (
    <>
      <FlowStepper step={step} />
      <form ref={formRef} css={formStyle} noValidate onSubmit={onSubmit}>
        <header css={headStyle}>
          <h1 ref={headingRef} tabIndex={-1}>
            {title}
          </h1>
          <p>{text}</p>
        </header>
        {children}
        {step > firstProfileStep &&
          uploads
            .filter((upload) => upload.failure)
            .map((upload) => <UploadTile key={upload.id} upload={upload} />)}
        {failure && <Banner tone="danger">{errorText(failure)}</Banner>}
        {(canSkip || primary !== null) && (
          <FlowActions>
            {primary === undefined ? (
              <Button type="submit" size="lg" isLoading={status === 'loading'}>
                {formatMessage(isLast ? signUpMessages.finish : commonMessages.next)}
              </Button>
            ) : (
              primary
            )}
            {canSkip && (
              <Button
                variant="quiet"
                isLoading={primary !== undefined && status === 'loading'}
                onClick={() => dispatch(stepRequested({ step, change: {} }))}
              >
                {formatMessage(commonMessages.skip)}
              </Button>
            )}
          </FlowActions>
        )}
      </form>
    </>
  )
}
