import { SegmentedControl } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { fieldMessages } from '../account/fieldMessages'
import type { FieldsProps } from '../../entities/own-profile/profileFields'

export const GenderField = ({ draft, onChange }: FieldsProps) => {
  const { formatMessage } = useIntl()
  return (
    <div data-field="gender">
      <SegmentedControl
        label={formatMessage(fieldMessages.gender)}
        value={draft.gender}
        onChange={(gender) => onChange({ gender })}
        options={[
          { value: 'female', label: formatMessage(fieldMessages.woman) },
          { value: 'male', label: formatMessage(fieldMessages.man) },
        ]}
      />
    </div>
  )
}

export const LookingForField = ({ draft, onChange }: FieldsProps) => {
  const { formatMessage } = useIntl()
  return (
    <SegmentedControl
      label={formatMessage(fieldMessages.lookingFor)}
      value={draft.looking_for ?? 'all'}
      onChange={(choice) => onChange({ looking_for: choice === 'all' ? null : choice })}
      options={[
        { value: 'female', label: formatMessage(fieldMessages.women) },
        { value: 'male', label: formatMessage(fieldMessages.men) },
        { value: 'all', label: formatMessage(fieldMessages.everyone) },
      ]}
    />
  )
}

export const GenderFields = (props: FieldsProps) => (
  <>
    <GenderField {...props} />
    <LookingForField {...props} />
  </>
)
