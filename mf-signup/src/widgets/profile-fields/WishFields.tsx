import { limits, searchRadiiKm } from '@duetto/shared/domain'
import { useDistance } from '@duetto/shared/platform'
import { RangeSlider, Select } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import type { FieldsProps } from '../../entities/own-profile/profileFields'
import { wishMessages } from './wishMessages'

/** The full age range is stored as null, which means no preference. */
export const WishFields = ({ draft, onChange }: FieldsProps) => {
  const { formatMessage } = useIntl()
  const formatDistance = useDistance()
  const [min, max] = draft.wished_ages ?? [limits.minAge, limits.maxAge]
  const isAny = min === limits.minAge && max === limits.maxAge
  return (
    <>
      <RangeSlider
        label={formatMessage(wishMessages.ages)}
        min={limits.minAge}
        max={limits.maxAge}
        value={[min, max]}
        valueText={
          isAny ? formatMessage(wishMessages.anyAge) : formatMessage(wishMessages.ageRange, { min, max })
        }
        fromLabel={formatMessage(wishMessages.ageFrom)}
        toLabel={formatMessage(wishMessages.ageTo)}
        onChange={([from, to]) =>
          onChange({ wished_ages: from === limits.minAge && to === limits.maxAge ? null : [from, to] })
        }
      />
      <Select
        label={formatMessage(wishMessages.distance)}
        hint={formatMessage(wishMessages.hint)}
        value={String(draft.wished_km ?? '')}
        onChange={(text) => onChange({ wished_km: searchRadiiKm.find((km) => String(km) === text) ?? null })}
        options={[
          { value: '', label: formatMessage(wishMessages.anyDistance) },
          ...searchRadiiKm.map((km) => ({
            value: String(km),
            label: formatMessage(wishMessages.within, { distance: formatDistance(km) }),
          })),
        ]}
      />
    </>
  )
}
