import { Button, EmptyState } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { emptyMessages } from './emptyMessages'
import type { Filters } from '../../entities/search/filters'
import { widenStep, widenTogether } from '../../entities/search/widenStep'
import { useFilterText } from './useFilterText'

const reasons = {
  details: { why: emptyMessages.details, action: emptyMessages.widenDetails },
  both_ways: { why: emptyMessages.bothWays, action: emptyMessages.widenBothWays },
  new_within: { why: emptyMessages.newHere, action: emptyMessages.widenNewHere },
  verified: { why: emptyMessages.verified, action: emptyMessages.widenVerified },
  photo: { why: emptyMessages.photo, action: emptyMessages.widenPhoto },
  online: { why: emptyMessages.online, action: emptyMessages.widenOnline },
  distance: { why: emptyMessages.distance, action: emptyMessages.widenDistance },
  countryregion: { why: emptyMessages.countryregion, action: emptyMessages.widenRegion },
  age: { why: emptyMessages.age, action: emptyMessages.widenAge },
  country: { why: emptyMessages.country, action: emptyMessages.widenCountry },
  name: { why: emptyMessages.name, action: emptyMessages.widenName },
  gender: { why: emptyMessages.gender, action: emptyMessages.widenGender },
} as const

interface EmptyResultProps {
  filters: Filters
  defaults: Filters
  onWiden: (filters: Filters) => void
}

export const EmptyResult = ({ filters, defaults, onWiden }: EmptyResultProps) => {
  const { formatMessage, formatList } = useIntl()
  const textOf = useFilterText(filters)
  const together = widenTogether(filters, defaults)
  if (together)
    return (
      <EmptyState
        title={formatMessage(emptyMessages.title)}
        text={formatMessage(emptyMessages.several, {
          filters: formatList(together.names.map(textOf), { type: 'unit' }),
        })}
        action={
          <Button onClick={() => onWiden(together.filters)}>
            {formatMessage(emptyMessages.widenSeveral)}
          </Button>
        }
      />
    )
  const step = widenStep(filters)
  const reason = step && reasons[step.name]
  return (
    <EmptyState
      title={formatMessage(emptyMessages.title)}
      text={formatMessage(reason ? reason.why : emptyMessages.everything)}
      action={
        step && (
          <Button onClick={() => onWiden(step.filters)}>{reason && formatMessage(reason.action)}</Button>
        )
      }
    />
  )
}
