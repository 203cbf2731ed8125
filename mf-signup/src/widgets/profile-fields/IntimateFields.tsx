import { css } from '@emotion/react'
import { Checkbox, formStyle } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { profileLabels, sexualityMessages } from '@duetto/shared/texts/profile'
import { fieldMessages } from '../account/fieldMessages'
import type { FieldsProps } from '../../entities/own-profile/profileFields'
import { FactSelect } from './FactSelect'
import { InterestPicker } from './InterestPicker'

/** Intimate details require separate consent. Withdrawing the consent clears the details (TRUST-07). */
export const IntimateFields = ({ draft, onChange }: FieldsProps) => {
  const { formatMessage } = useIntl()
  return (
    <div css={formStyle}>
      <p css={hintStyle}>{formatMessage(fieldMessages.consentHint)}</p>
      <Checkbox
        label={formatMessage(fieldMessages.consent)}
        checked={draft.has_intimate_consent}
        onChange={(has_intimate_consent) => onChange({ has_intimate_consent })}
      />
      {draft.has_intimate_consent && (
        <>
          <FactSelect
            label={formatMessage(profileLabels.sexuality)}
            value={draft.sexuality}
            texts={sexualityMessages}
            onChange={(sexuality) => onChange({ sexuality })}
          />
          <InterestPicker draft={draft} onChange={onChange} kind="intimate" />
        </>
      )}
    </div>
  )
}

const hintStyle = css`
  color: var(--ink-2);
`
