import { usePlatform, useSettings } from '@duetto/shared/platform'
import { Button, actionsStyle, formStyle } from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { CookiesNeeded } from '../../widgets/cookies/CookiesNeeded'
import { commonMessages } from '../../widgets/page/messages'
import { useForm } from '../../widgets/form/useForm'
import { dateError, emailError, nameError, passwordError, textError } from '../../widgets/form/validate'
import type { FieldError } from '@duetto/shared/ui'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { AccountFields } from './AccountFields'
import { AccountNotes } from './AccountNotes'
import { DateErrorDialog } from './DateErrorDialog'
import { FlowStepper } from './FlowStepper'
import { HaveAccount } from './HaveAccount'
import { signUpMessages } from './messages'
import { QuestionHead } from './QuestionHead'
import { questions } from '../../entities/sign-up/questions'
import type { Question } from '../../entities/sign-up/questions'
import { selectQuestions, selectSignUp } from '../../entities/sign-up/selectors'
import { draftChanged, signUpRequested } from '../../entities/sign-up/slice'
import { toTop } from './toTop'

const passwordIndex = questions.indexOf('password')

/** Step 0: one question per screen. Errors are shown at the field; an invalid date of birth also opens a dialog. */
export const AccountStep = ({ hasHeading }: { hasHeading: boolean }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { now } = usePlatform()
  const { min_age: minAge, message_length: messageLength } = useSettings()
  const { draft, password, status, failure } = useSignUpSelector(selectSignUp)
  const [dialogError, setDialogError] = useState<FieldError | null>(null)
  const questions = useSignUpSelector(selectQuestions)
  // The password is not stored: after a reload, ask for it again.
  const [isPasswordLost, setPasswordLost] = useState(() => !password && draft.question > passwordIndex)
  const current = isPasswordLost ? passwordIndex : Math.min(draft.question, questions.length - 1)
  const question = questions[current] ?? 'email'
  const isLast = current === questions.length - 1
  const all: Record<Question, FieldError | null> = {
    email: emailError(draft.email),
    password: passwordError(password),
    date_of_birth: dateError(draft.dateOfBirth, now(), minAge),
    name: nameError(draft.name, draft.email),
    message: textError(draft.message, messageLength.max),
  }
  const go = (to: number): void => {
    setPasswordLost(false)
    dispatch(draftChanged({ question: to }))
  }
  const form = useForm({
    errors: { [question]: all[question] },
    failure,
    onSubmit: () => {
      const firstError = questions.findIndex((name) => all[name])
      if (isPasswordLost) setPasswordLost(false)
      else if (!isLast) go(current + 1)
      else if (firstError >= 0) go(firstError)
      else dispatch(signUpRequested())
    },
  })
  const isRefusedDate = failure?.details.field === 'date_of_birth'
  const shownDateError = dialogError ?? (isRefusedDate ? all.date_of_birth : null)

  const formRef = useRef<HTMLFormElement>(null)
  const { attempts } = form.summary
  const isOpened = useRef(false)
  useEffect(() => {
    // Do not focus the first screen’s field on phones: the keyboard would cover half of the page.
    if (isOpened.current) {
      toTop(formRef.current)
      formRef.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
    }
    isOpened.current = true
  }, [current])
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])

  return (
    <>
      <FlowStepper current={current + 1} onBack={current > 0 ? () => go(current - 1) : undefined} />
      <form
        ref={formRef}
        css={formStyle}
        noValidate
        onSubmit={(event) => {
          // An empty date has no dialog, like other empty fields.
          if (question === 'date_of_birth' && draft.dateOfBirth) setDialogError(all.date_of_birth)
          form.handleSubmit(event)
        }}
      >
        <QuestionHead question={question} hasHeading={hasHeading} />
        <CookiesNeeded />
        <AccountFields shown={[question]} errorOf={form.errorOf} />
        <AccountNotes failure={failure} general={form.general} hasTerms={isLast} />
        <div css={actionsStyle}>
          <Button type="submit" size="lg" isFull isLoading={status === 'loading'}>
            {formatMessage(isLast ? signUpMessages.create : commonMessages.next)}
          </Button>
        </div>
        <HaveAccount />
      </form>
      {shownDateError && (
        <DateErrorDialog
          error={shownDateError}
          onClose={() => {
            setDialogError(null)
            formRef.current?.querySelector<HTMLElement>('[data-field=date_of_birth] input')?.focus()
          }}
        />
      )}
    </>
  )
}
