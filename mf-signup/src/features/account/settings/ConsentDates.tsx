import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { useSignUpSelector } from '../../../state'
import { accountMessages } from './accountMessages'

export const ConsentDates = () => {
  const { formatMessage, formatDate } = useIntl()
  const account = useSignUpSelector((state) => state.settings.account)
  if (!account) return null
  const { terms_at: terms, intimate_at: intimate, public_photo_at: photo } = account.consents
  const date = (at: string): string => formatDate(at, { dateStyle: 'long' })
  return (
    <ul css={listStyle}>
      <li>{formatMessage(accountMessages.termsSince, { date: date(terms) })}</li>
      {photo && <li>{formatMessage(accountMessages.publicPhotoSince, { date: date(photo) })}</li>}
      {intimate && <li>{formatMessage(accountMessages.consentSince, { date: date(intimate) })}</li>}
    </ul>
  )
}

const listStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
`
