import { usePlatform, useSettings } from '@duetto/shared/platform'
import { Button, Stepper } from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../entities/page/messages'
import { ErrorSummary } from '@duetto/shared/ui'
import { actionsStyle, formStyle } from '@duetto/shared/ui'
import { useForm } from '../../entities/form/useForm'
import { dateFault, emailFault, nameFault, passwordFault, textFault } from '../../entities/account/validate'
import type { FieldError } from '@duetto/shared/ui'
import { useSignupDispatch, useSignupSelector } from '../../state'
import { AccountFields } from './AccountFields'
import { AccountNotes } from './AccountNotes'
import { DateErrorDialog } from './DateErrorDialog'
import { HaveAccount } from './HaveAccount'
import { signupMessages } from './messages'
import { stepCount } from '../../entities/sign-up/steps'
import { questionsFor } from './questions'
import type { Question } from './questions'
import { selectSignup } from '../../entities/sign-up/selectors'
import { draftChanged, signUpRequested } from '../../entities/sign-up/slice'
import { useIsPhone } from './useIsPhone'

/** Step 0: one question a screen on a phone, all of them at once where there is room. */
export const AccountStep = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignupDispatch()
  const { now } = usePlatform()
  const { min_age: minAge, message_length: messageLength } = useSettings()
  const { draft, password, status, failure, target } = useSignupSelector(selectSignup)
  const isPhone = useIsPhone()
  const [dateError, setDateError] = useState<FieldError | null>(null)
  const asked = questionsFor(target !== null)
  // The password is not kept over a reload: whoever had got further is asked for it again.
  const reached = Math.min(draft.question, asked.length - 1)
  const current = password || reached < 1 ? reached : 1
  const shown: readonly Question[] = isPhone ? asked.slice(current, current + 1) : asked
  const isLast = !isPhone || current === asked.length - 1
  const all: Record<Question, FieldError | null> = {
    email: emailFault(draft.email),
    password: passwordFault(password),
    date_of_birth: dateFault(draft.dateOfBirth, now(), minAge),
    name: nameFault(draft.name, draft.email),
    message: textFault(draft.message, messageLength.max),
  }
  const faults = Object.fromEntries(shown.map((name) => [name, all[name]])) as Partial<typeof all>
  const go = (question: number): void => void dispatch(draftChanged({ question }))
  const form = useForm({
    faults,
    failure,
    onSubmit: () => {
      const firstFault = asked.findIndex((name) => all[name])
      if (!isLast) go(current + 1)
      else if (firstFault >= 0) go(firstFault)
      else dispatch(signUpRequested())
    },
  })
  const isRefusedDate = failure?.details.field === 'date_of_birth'
  const shownDateError = dateError ?? (isRefusedDate ? all.date_of_birth : null)

  const fieldsRef = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current && isPhone) fieldsRef.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    isFirst.current = false
  }, [current, isPhone])
  useEffect(() => {
    if (form.summary.attempts > 0 && isPhone)
      fieldsRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form.summary.attempts, isPhone])

  return (
    <>
      <Stepper
        current={1}
        total={stepCount}
        label={formatMessage(signupMessages.step, { step: 1, total: stepCount })}
      />
      <form
        css={formStyle}
        noValidate
        onSubmit={(event) => {
          if (faults.date_of_birth) setDateError(faults.date_of_birth)
          form.handleSubmit(event)
        }}
      >
        {!isPhone && <ErrorSummary {...form.summary} />}
        <div css={formStyle} ref={fieldsRef}>
          <AccountFields shown={shown} errorOf={form.errorOf} />
        </div>
        <AccountNotes failure={failure} general={form.general} hasTerms={isLast} />
        <div css={actionsStyle}>
          <Button type="submit" size="lg" isFull={!isPhone} isLoading={status === 'loading'}>
            {formatMessage(isLast ? signupMessages.create : commonMessages.next)}
          </Button>
          {isPhone && current > 0 && (
            <Button variant="outline" size="lg" onClick={() => go(current - 1)}>
              {formatMessage(commonMessages.back)}
            </Button>
          )}
        </div>
        <HaveAccount />
      </form>
      {shownDateError && (
        <DateErrorDialog
          fault={shownDateError}
          onClose={() => {
            setDateError(null)
            fieldsRef.current?.querySelector<HTMLElement>('[data-field=date_of_birth] input')?.focus()
          }}
        />
      )}
    </>
  )
}
