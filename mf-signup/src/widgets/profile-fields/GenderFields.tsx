import { css } from '@emotion/react'
import type { Gender } from '@duetto/shared/domain'
import { Button, describedBy, FieldNotes, SegmentedControl } from '@duetto/shared/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { fieldMessages } from '../account/fieldMessages'
import type { FieldsProps } from '../../entities/own-profile/profileFields'

interface GenderButtonsProps {
  value: Gender | null
  isLoading: boolean
  hasSpinner: boolean
  onChoose: (gender: Gender) => void
}

export const GenderButtons = ({ value, isLoading, hasSpinner, onChoose }: GenderButtonsProps) => {
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} css={buttonsStyle}>
      <p id={id}>{formatMessage(fieldMessages.gender)}</p>
      {(['female', 'male'] as const).map((gender) => (
        <Button
          key={gender}
          variant="outline"
          size="lg"
          aria-pressed={value === gender}
          aria-disabled={isLoading || undefined}
          isLoading={hasSpinner && isLoading && value === gender}
          onClick={() => !isLoading && onChoose(gender)}
        >
          {formatMessage(gender === 'female' ? fieldMessages.woman : fieldMessages.man)}
        </Button>
      ))}
    </div>
  )
}

interface GenderFieldProps extends FieldsProps {
  error?: string | null
}

export const GenderField = ({ draft, onChange, error }: GenderFieldProps) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const label = formatMessage(fieldMessages.gender)
  // Only a radiogroup supports `aria-invalid`: neither a fieldset nor a radio button does.
  const invalid = error && {
    role: 'radiogroup',
    'aria-label': label,
    'aria-invalid': true,
    'aria-describedby': describedBy({ id, error }),
  }
  return (
    <div data-field="gender" css={fieldStyle} {...invalid}>
      <SegmentedControl
        label={label}
        value={draft.gender}
        onChange={(gender) => onChange({ gender })}
        options={[
          { value: 'female', label: formatMessage(fieldMessages.woman) },
          { value: 'male', label: formatMessage(fieldMessages.man) },
        ]}
      />
      <FieldNotes id={id} error={error} />
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
        { value: 'all', label: formatMessage(fieldMessages.everyone) },
        { value: 'male', label: formatMessage(fieldMessages.men) },
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

const fieldStyle = css`
  display: grid;
  gap: 6px;
  min-width: 0;
`

const buttonsStyle = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s3);
  > p {
    grid-column: 1 / -1;
    font-weight: 600;
  }
  [aria-disabled='true'] {
    cursor: progress;
  }
  [aria-pressed='true'] {
    border-color: var(--primary-ink);
    background: var(--primary-soft);
    color: var(--primary-ink);
  }
`
