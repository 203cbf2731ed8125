import { useIntl } from 'react-intl'
import { bodyMessages, eyeMessages, factLabels, hairMessages, tattooMessages } from '../facts/factMessages'
import { pairStyle } from '../form/formStyles'
import type { FieldsProps } from './draft'
import { FactSelect } from './FactSelect'

export const AppearanceFields = ({ draft, onChange }: FieldsProps) => {
  const { formatMessage } = useIntl()
  return (
    <div css={pairStyle}>
      <FactSelect
        label={formatMessage(factLabels.hair_color)}
        value={draft.hair_color}
        texts={hairMessages}
        onChange={(hair_color) => onChange({ hair_color })}
      />
      <FactSelect
        label={formatMessage(factLabels.eye_color)}
        value={draft.eye_color}
        texts={eyeMessages}
        onChange={(eye_color) => onChange({ eye_color })}
      />
      <FactSelect
        label={formatMessage(factLabels.body_type)}
        value={draft.body_type}
        texts={bodyMessages}
        onChange={(body_type) => onChange({ body_type })}
      />
      <FactSelect
        label={formatMessage(factLabels.tattoos)}
        value={draft.tattoos}
        texts={tattooMessages}
        onChange={(tattoos) => onChange({ tattoos })}
      />
    </div>
  )
}
