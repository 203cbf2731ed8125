import { usePlatform, useSettings } from '@duetto/shared/platform'
import { Button, emailError, formStyle, useFocusInvalid } from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { CookiesNeeded } from '../../widgets/cookies/CookiesNeeded'
import { commonMessages } from '../../widgets/page/messages'
import { useForm } from '../../widgets/form/useForm'
import { dateError, nameError, passwordError, textError } from '../../widgets/form/validate'
import type { FieldError } from '@duetto/shared/ui'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { AccountHead } from './AccountHead'
import { AccountFields } from './AccountFields'
import { AccountNotes } from './AccountNotes'
import { DateErrorDialog } from './DateErrorDialog'
import { FlowActions } from './FlowActions'
import { FlowStepper } from './FlowStepper'
import { HaveAccount } from './HaveAccount'
import { signUpMessages } from './messages'
import { SavedNote } from './SavedNote'
import type { Question } from '../../entities/sign-up/questions'
import { selectQuestions, selectSignUp } from '../../entities/sign-up/selectors'
import { accountStep } from '../../entities/sign-up/steps'
import { draftChanged, signUpRequested } from '../../entities/sign-up/slice'
import { toTop } from './toTop'

export const AccountStep = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { now } = usePlatform()
  const { min_age: minAge, message_length: messageLength } = useSettings()
  const { draft, password, status, failure } = useSignUpSelector(selectSignUp)
  const [dialogError, setDialogError] = useState<FieldError | null>(null)
  const asked = useSignUpSelector(selectQuestions)
  const { screen } = draft
  const isLast = screen > 0
  const all: Record<Question, FieldError | null> = {
    email: emailError(draft.email),
    password: passwordError(password),
    date_of_birth: dateError(draft.dateOfBirth, now(), minAge),
    name: nameError(draft.name, draft.email),
    message: textError(draft.message, messageLength.max),
  }
  const go = (to: number): void => void dispatch(draftChanged({ screen: to }))
  const form = useForm({
    errors: Object.fromEntries(asked.map((name) => [name, all[name]])) as Partial<typeof all>,
    failure,
    onSubmit: () => {
      if (!isLast) go(1)
      else if (all.email ?? all.message) go(0)
      else dispatch(signUpRequested())
    },
  })
  const isRefusedDate = failure?.details.field === 'date_of_birth'
  const shownDateError = dialogError ?? (isRefusedDate ? all.date_of_birth : null)

  const formRef = useRef<HTMLFormElement>(null)
  const isOpened = useRef(false)
  useEffect(() => {
    // Do not focus the field on first opening, because the on-screen keyboard would cover half of the page.
    if (isOpened.current) {
      toTop(formRef.current)
      formRef.current
        ?.querySelector<HTMLElement>('input:not([hidden]), textarea')
        ?.focus({ preventScroll: true })
    }
    isOpened.current = true
  }, [screen])
  useFocusInvalid(formRef, form.summary.attempts)
  const isDialogOpen = shownDateError !== null
  useEffect(() => {
    const field = formRef.current?.querySelector<HTMLElement>('[data-field=date_of_birth] input')
    if (!isDialogOpen) return
    // Focus the field on cleanup, because the closing dialog returns focus to the element that had it before.
    return () => field?.focus()
  }, [isDialogOpen])

  return (
    <>
      <FlowStepper step={accountStep} />
      <form
        ref={formRef}
        css={formStyle}
        noValidate
        onSubmit={(event) => {
          if (isLast && draft.dateOfBirth) setDialogError(all.date_of_birth)
          form.handleSubmit(event)
        }}
      >
        <AccountHead isFirst={!isLast} />
        <SavedNote />
        <CookiesNeeded />
        <AccountFields shown={asked} errorOf={form.errorOf} />
        <AccountNotes failure={failure} general={form.general} hasTerms={isLast} />
        <FlowActions after={<HaveAccount />}>
          <Button type="submit" size="lg" isFull isLoading={status === 'loading'}>
            {formatMessage(isLast ? signUpMessages.create : commonMessages.next)}
          </Button>
        </FlowActions>
      </form>
      {shownDateError && <DateErrorDialog error={shownDateError} onClose={() => setDialogError(null)} />}
    </>
  )
}
