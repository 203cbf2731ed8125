import { useIntl } from 'react-intl'
import {
  bodyMessages,
  childrenMessages,
  drinkingMessages,
  eyeMessages,
  profileLabels,
  hairMessages,
  smokingMessages,
  tattooMessages,
} from '@duetto/shared/texts/profile'
import { useSettings } from '@duetto/shared/platform'
import { pairStyle } from '@duetto/shared/ui'
import type { FieldsProps } from '../../entities/own-profile/profileFields'
import { FactSelect } from './FactSelect'
import { HeightSelect } from './HeightSelect'

export const AppearanceFields = ({ draft, onChange }: FieldsProps) => {
  const { formatMessage } = useIntl()
  const { visible_profile_fields: visible } = useSettings()
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
      {visible.includes('height') && (
        <HeightSelect height={draft.height} onChange={(height) => onChange({ height })} />
      )}
      {visible.includes('smoking') && (
        <FactSelect
          label={formatMessage(profileLabels.smoking)}
          value={draft.smoking}
          texts={smokingMessages}
          onChange={(smoking) => onChange({ smoking })}
        />
      )}
      {visible.includes('drinking') && (
        <FactSelect
          label={formatMessage(profileLabels.drinking)}
          value={draft.drinking}
          texts={drinkingMessages}
          onChange={(drinking) => onChange({ drinking })}
        />
      )}
      {visible.includes('children') && (
        <FactSelect
          label={formatMessage(profileLabels.children)}
          value={draft.children}
          texts={childrenMessages}
          onChange={(children) => onChange({ children })}
        />
      )}
    </div>
  )
}
