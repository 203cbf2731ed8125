import { useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'

export interface FieldError {
  message: MessageDescriptor
  values?: Record<string, number>
}

type FieldErrors<Field extends string> = Partial<Record<Field, FieldError | null>>

interface FormOptions<Field extends string> {
  errors: FieldErrors<Field>
  onSubmit: () => void
}

type FailureOptions<Failure> =
  | { failure?: undefined; errorText?: undefined }
  | { failure?: Failure | null; errorText: (failure: Failure) => string }

/**
 * Validation errors appear only after a rejected submission. To move focus to them, pass `summary` to `ErrorSummary` or
 * `summary.attempts` to `useFocusInvalid`. A server error for a field also increments
 * `attempts`.
 */
export const useForm = <
  Field extends string,
  Failure extends { code: string; details: Record<string, unknown> },
>({
  errors,
  failure,
  errorText,
  onSubmit,
}: FormOptions<Field> & FailureOptions<Failure>) => {
  const { formatMessage } = useIntl()
  const [attempts, setAttempts] = useState(0)
  const [isShown, setIsShown] = useState(false)
  const [wasSubmitted, setWasSubmitted] = useState(false)

  const fieldText = (name: Field): string | null => {
    const found = errors[name]
    return found ? formatMessage(found.message, found.values) : null
  }
  const serverField = failure?.details.field
  const failureText = failure && errorText ? errorText(failure) : null
  const errorOf = (name: Field): string | null =>
    (isShown ? fieldText(name) : null) ?? (serverField === name ? failureText : null)
  const names = Object.keys(errors) as Field[]
  const isAtField = names.some((name) => name === serverField)
  const general = isAtField ? null : failureText
  const refusal = isAtField ? `${failure?.code} ${String(serverField)}` : null
  const [lastRefusal, setLastRefusal] = useState(refusal)
  if (refusal !== lastRefusal) {
    setLastRefusal(refusal)
    if (refusal !== null && wasSubmitted) setAttempts(attempts + 1)
  }

  return {
    errorOf,
    general,
    summary: {
      attempts,
      errors: names.flatMap((name) => {
        const text = isShown ? fieldText(name) : null
        return text ? [{ name, text }] : []
      }),
    },
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      const isFine = names.every((name) => !errors[name])
      setIsShown(!isFine)
      setWasSubmitted(true)
      if (isFine) onSubmit()
      else setAttempts(attempts + 1)
    },
  }
}
