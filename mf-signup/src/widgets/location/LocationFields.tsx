import { countries, isCountry } from '@duetto/shared/domain'
import { listCountries } from '@duetto/shared/i18n'
import { useRegions, useSettings } from '@duetto/shared/platform'
import { Select, TextField } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../page/messages'
import { fieldMessages } from '../account/fieldMessages'
import { LocateButton } from './LocateButton'
import { TownField } from './TownField'
import type { FieldsProps } from '../../entities/own-profile/profileFields'

interface LocationFieldsProps extends FieldsProps {
  errorOf: (field: 'country' | 'city') => string | null
  hasRegion?: boolean
}

export const LocationFields = ({ draft, onChange, errorOf, hasRegion = true }: LocationFieldsProps) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const { countries: offered } = useSettings()
  const data = useRegions()
  const listed = listCountries(
    intl,
    countries.filter((code) => offered.length === 0 || offered.includes(code) || code === draft.country),
  )
  const known = data?.filter(({ country }) => country === draft.country).map(({ region }) => region)
  const regions = known ?? (draft.region ? [draft.region] : [])
  return (
    <>
      <LocateButton
        onFound={({ country, region, city }) => {
          if (isCountry(country)) onChange({ country, region, city })
        }}
      />
      <div data-field="country">
        <Select
          label={formatMessage(fieldMessages.country)}
          autoComplete="country"
          error={errorOf('country')}
          value={draft.country ?? ''}
          onChange={(country) => onChange({ country: country || null, region: '', city: '' })}
          options={[{ value: '', label: formatMessage(commonMessages.choose), isDisabled: true }, ...listed]}
        />
      </div>
      <TownField draft={draft} onChange={onChange} error={errorOf('city')} />
      {!hasRegion ? null : !known || regions.length > 0 ? (
        <Select
          label={formatMessage(fieldMessages.region)}
          autoComplete="address-level1"
          value={draft.region ?? ''}
          onChange={(region) => onChange({ region, city: '' })}
          options={[
            { value: '', label: formatMessage(commonMessages.notSaid) },
            ...regions.map((region) => ({ value: region, label: region })),
          ]}
        />
      ) : (
        <TextField
          label={formatMessage(fieldMessages.region)}
          autoComplete="address-level1"
          maxLength={80}
          value={draft.region ?? ''}
          onChange={(region) => onChange({ region })}
        />
      )}
    </>
  )
}
