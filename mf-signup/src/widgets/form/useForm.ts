import type { Failure } from '@duetto/shared/redux'
import { useForm as useSharedForm } from '@duetto/shared/ui'
import { useErrorText } from './useErrorText'

type Options<Field extends string> = Omit<Parameters<typeof useSharedForm<Field, Failure>>[0], 'errorText'>

export const useForm = <Field extends string>(options: Options<Field>) =>
  useSharedForm<Field, Failure>({ ...options, errorText: useErrorText() })
