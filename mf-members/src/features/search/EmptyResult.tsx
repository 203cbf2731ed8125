import { Button, EmptyState } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { emptyMessages } from './emptyMessages'
import { widenStep } from '../../entities/search/filters'
import type { Filters } from '../../entities/search/filters'

const reasons = {
  online: { why: emptyMessages.online, action: emptyMessages.widenOnline },
  distance: { why: emptyMessages.distance, action: emptyMessages.widenDistance },
  countryregion: { why: emptyMessages.countryregion, action: emptyMessages.widenRegion },
  age: { why: emptyMessages.age, action: emptyMessages.widenAge },
  country: { why: emptyMessages.country, action: emptyMessages.widenCountry },
  gender: { why: emptyMessages.gender, action: emptyMessages.widenGender },
} as const

interface EmptyResultProps {
  filters: Filters
  onWiden: (filters: Filters) => void
}

/** Shown without results: offers to relax the least important filter. */
export const EmptyResult = ({ filters, onWiden }: EmptyResultProps) => {
  const { formatMessage } = useIntl()
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
