import { useRegions, useSession } from '@duetto/shared/platform'
import { Select } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import type { Filters } from '../../entities/search/filters'
import { selectSearch } from '../../entities/search/selectors'
import { useMembersSelector } from '../../state'
import { placeMessages } from './placeMessages'

interface TownSelectProps {
  filters: Filters
  onChange: (part: Partial<Filters>) => void
}

export const TownSelect = ({ filters, onChange }: TownSelectProps) => {
  const { formatMessage } = useIntl()
  const data = useRegions()
  const { user } = useSession()
  const { origin } = useMembersSelector(selectSearch)
  const { country, countryregion, city } = filters
  const chosen = city === null ? [] : [{ country, region: countryregion ?? '', cities: [city] }]
  const towns = (data?.length ? data : chosen)
    .filter((each) => each.country === country)
    .flatMap(({ region, cities }) => cities.map((town) => ({ region, town })))
    .sort((a, b) => a.town.localeCompare(b.town))
  const isTwice = (index: number): boolean =>
    [towns[index - 1], towns[index + 1]].some((other) => other?.town === towns[index]?.town)
  const own = user?.profile.city
  const isUnknown = city === null && origin === null
  return (
    <Select
      label={formatMessage(placeMessages.around)}
      hint={isUnknown ? formatMessage(placeMessages.unknownTown) : undefined}
      value={city === null ? '' : valueOf(countryregion, city)}
      onChange={(value) => {
        const place = towns.find(({ region, town }) => valueOf(region, town) === value)
        onChange({ city: place?.town ?? null, countryregion: place?.region ?? null })
      }}
      options={[
        {
          value: '',
          label: own
            ? formatMessage(placeMessages.ownTown, { town: own })
            : formatMessage(placeMessages.myTown),
        },
        ...towns.map(({ region, town }, index) => ({
          value: valueOf(region, town),
          label: isTwice(index) ? `${town} (${region})` : town,
        })),
      ]}
    />
  )
}

const valueOf = (region: string | null, town: string): string => `${region ?? ''}/${town}`
