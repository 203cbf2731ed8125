import { useRegions } from '@duetto/shared/platform'
import { ComboboxField } from '@duetto/shared/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { fieldMessages } from '../account/fieldMessages'
import type { FieldsProps } from '../../entities/own-profile/profileFields'
import { townMessages } from './messages'
import { findTown, suggestTowns, townsOf } from './towns'

export const TownField = ({ draft, onChange, error }: FieldsProps & { error: string | null }) => {
  const { formatMessage } = useIntl()
  const regions = useRegions()
  const towns = useMemo(() => townsOf(regions ?? [], draft.country), [regions, draft.country])
  const typed = draft.city ?? ''
  const options = suggestTowns(towns, typed).map((town) => ({
    ...town,
    key: `${town.region}/${town.city}`,
    label: town.city,
    detail: town.region === town.city ? undefined : town.region,
  }))
  const place = (city: string): void => {
    const town = findTown(towns, { region: draft.region, city })
    onChange({ city, ...(town && { region: town.region }) })
  }
  return (
    <div data-field="city">
      <ComboboxField
        label={formatMessage(fieldMessages.city)}
        hint={formatMessage(fieldMessages.cityHint)}
        error={error}
        maxLength={80}
        value={typed}
        onChange={place}
        options={options}
        onChoose={({ region, city }) => onChange({ region, city })}
        onBlur={() => {
          const town = findTown(towns, { region: draft.region, city: typed })
          if (town && town.city !== typed) onChange(town)
        }}
        countText={formatMessage(townMessages.count, { count: options.length })}
        // Any town is allowed in a country without a list of towns.
        noneText={towns.length > 0 ? formatMessage(townMessages.none) : undefined}
      />
    </div>
  )
}
