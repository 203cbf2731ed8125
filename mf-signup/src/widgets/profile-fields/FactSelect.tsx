import { Select } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { commonMessages } from '../page/messages'

interface FactSelectProps<Value extends string> {
  label: string
  value: Value | null
  texts: Record<Value, MessageDescriptor>
  onChange: (value: Value | null) => void
}

export const FactSelect = <Value extends string>({
  label,
  value,
  texts,
  onChange,
}: FactSelectProps<Value>) => {
  const { formatMessage } = useIntl()
  const values = Object.keys(texts) as Value[]
  const textOf = (known: Value): string => {
    const message: MessageDescriptor = texts[known]
    return formatMessage(message)
  }
  return (
    <Select
      label={label}
      value={value ?? ''}
      onChange={(chosen) => onChange(values.find((known) => known === chosen) ?? null)}
      options={[
        { value: '', label: formatMessage(commonMessages.notSaid) },
        ...values.map((known) => ({ value: known, label: textOf(known) })),
      ]}
    />
  )
}
