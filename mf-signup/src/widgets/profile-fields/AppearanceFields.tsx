import { useIntl } from 'react-intl'
import {
  bodyMessages,
  eyeMessages,
  profileLabels,
  hairMessages,
  tattooMessages,
} from '@duetto/shared/texts/profile'
import { pairStyle } from '@duetto/shared/ui'
import type { FieldsProps } from '../../entities/own-profile/draft'
import { FactSelect } from './FactSelect'

export const AppearanceFields = ({ draft, onChange }: FieldsProps) => {
  const { formatMessage } = useIntl()
  return (
    <div css={pairStyle}>
      <FactSelect
        label={formatMessage(profileLabels.hair_color)}
        value={draft.hair_color}
        texts={hairMessages}
        onChange={(hair_color) => onChange({ hair_color })}
      />
      <FactSelect
        label={formatMessage(profileLabels.eye_color)}
        value={draft.eye_color}
        texts={eyeMessages}
        onChange={(eye_color) => onChange({ eye_color })}
      />
      <FactSelect
        label={formatMessage(profileLabels.body_type)}
        value={draft.body_type}
        texts={bodyMessages}
        onChange={(body_type) => onChange({ body_type })}
      />
      <FactSelect
        label={formatMessage(profileLabels.tattoos)}
        value={draft.tattoos}
        texts={tattooMessages}
        onChange={(tattoos) => onChange({ tattoos })}
      />
    </div>
  )
}
