import { countries, isCountry } from '@duetto/shared/domain'
import { listCountries } from '@duetto/shared/i18n'
import { useSettings } from '@duetto/shared/platform'
import { Select, TextField, pairStyle } from '@duetto/shared/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '../page/messages'
import { fieldMessages } from '../account/fieldMessages'
import { LocateButton } from './LocateButton'
import type { FieldsProps } from '../../entities/own-profile/profileFields'

export const LocationFields = ({
  draft,
  onChange,
  countryError,
}: FieldsProps & { countryError: string | null }) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const { countries: offered, region_data } = useSettings()
  const listId = useId()
  const listed = listCountries(
    intl,
    countries.filter((code) => offered.length === 0 || offered.includes(code) || code === draft.country),
  )
  const inCountry = region_data.filter(({ country }) => country === draft.country)
  const regions = inCountry.map(({ region }) => region)
  const cities = inCountry.find(({ region }) => region === draft.region)?.cities ?? []
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
          error={countryError}
          value={draft.country ?? ''}
          onChange={(country) => onChange({ country: country || null, region: '', city: '' })}
          options={[{ value: '', label: formatMessage(commonMessages.choose), isDisabled: true }, ...listed]}
        />
      </div>
      <div css={pairStyle}>
        {regions.length > 0 ? (
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
        <TextField
          label={formatMessage(fieldMessages.city)}
          hint={formatMessage(fieldMessages.cityHint)}
          autoComplete="address-level2"
          maxLength={80}
          list={listId}
          value={draft.city ?? ''}
          onChange={(city) => onChange({ city })}
        />
        <datalist id={listId}>
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
      </div>
    </>
  )
}
