import { useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'

export interface FieldError {
  message: MessageDescriptor
  values?: Record<string, number>
}

type FieldErrors<Field extends string> = Partial<Record<Field, FieldError | null>>

interface FormOptions<Field extends string, Failure> {
  errors: FieldErrors<Field>
  failure?: Failure | null
  /** Needed only with `failure`. */
  errorText?: (failure: Failure) => string
  onSubmit: () => void
}

/**
 * Validates on submit, and shows errors only after a rejected attempt. Each rejection moves focus to the summary.
 */
export const useForm = <Field extends string, Failure extends { details: Record<string, unknown> }>({
  errors,
  failure = null,
  errorText = () => '',
  onSubmit,
}: FormOptions<Field, Failure>) => {
  const { formatMessage } = useIntl()
  const [attempts, setAttempts] = useState(0)
  const [isShown, setIsShown] = useState(false)

  const fieldText = (name: Field): string | null => {
    const found = errors[name]
    return found ? formatMessage(found.message, found.values) : null
  }
  const serverField = failure?.details.field
  const errorOf = (name: Field): string | null =>
    (isShown ? fieldText(name) : null) ?? (failure && serverField === name ? errorText(failure) : null)
  const names = Object.keys(errors) as Field[]
  const general = failure && !names.some((name) => name === serverField) ? errorText(failure) : null

  return {
    errorOf,
    /** Text of a server error that belongs to no field. */
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
      if (isFine) onSubmit()
      else setAttempts(attempts + 1)
    },
  }
}
