import { useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import type { Failure } from '../../api'
import { useErrorText } from '../errors/useErrorText'
import type { Fault } from '../account/validate'

type Faults<Field extends string> = Partial<Record<Field, Fault | null>>

interface FormOptions<Field extends string> {
  /** Faults of what is typed now. */
  faults: Faults<Field>
  /** What the server said last. */
  failure?: Failure | null
  onSubmit: () => void
}

/**
 * Shows faults from the first attempt on, not while somebody is still typing for the first time; each refused
 * attempt moves the focus to the summary.
 */
export const useForm = <Field extends string>({ faults, failure = null, onSubmit }: FormOptions<Field>) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const [attempts, setAttempts] = useState(0)
  const [isShown, setIsShown] = useState(false)

  const faultText = (name: Field): string | null => {
    const found = faults[name]
    return found ? formatMessage(found.message, found.values) : null
  }
  const serverField = failure?.details.field
  const errorOf = (name: Field): string | null =>
    (isShown ? faultText(name) : null) ?? (failure && serverField === name ? errorText(failure) : null)
  const names = Object.keys(faults) as Field[]
  const general = failure && !names.some((name) => name === serverField) ? errorText(failure) : null

  return {
    errorOf,
    /** A refusal that belongs to no field. */
    general,
    summary: {
      attempts,
      errors: names.flatMap((name) => {
        const text = isShown ? faultText(name) : null
        return text ? [{ name, text }] : []
      }),
    },
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      const isFine = names.every((name) => !faults[name])
      setIsShown(!isFine)
      if (isFine) onSubmit()
      else setAttempts(attempts + 1)
    },
  }
}
