import { css } from '@emotion/react'
import type { Gender } from '@duetto/shared/domain'
import { Button, SegmentedControl } from '@duetto/shared/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { fieldMessages } from '../account/fieldMessages'
import type { FieldsProps } from '../../entities/own-profile/profileFields'

interface GenderButtonsProps {
  value: Gender | null
  isLoading: boolean
  onChoose: (gender: Gender) => void
}

export const GenderButtons = ({ value, isLoading, onChoose }: GenderButtonsProps) => {
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
          isLoading={isLoading && value === gender}
          onClick={() => !isLoading && onChoose(gender)}
        >
          {formatMessage(gender === 'female' ? fieldMessages.woman : fieldMessages.man)}
        </Button>
      ))}
    </div>
  )
}

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
