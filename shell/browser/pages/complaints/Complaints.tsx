import { usePageTitle } from '@duetto/shared/platform'
import { Banner, Page, Stack } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ComplaintForm } from './ComplaintForm'
import { complaintMessages } from './messages'
import type { Receipt } from './receipt'

/** /complaints: a form open to everybody, and the receipt with its reference. */
export const Complaints = () => {
  const { formatMessage } = useIntl()
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const title = formatMessage(complaintMessages.title)
  usePageTitle(title)
  return (
    <Page isNarrow>
      <Stack gap={6}>
        <h1>{title}</h1>
        {receipt ? (
          <Banner tone="success">
            <strong>{formatMessage(complaintMessages.sentTitle)}</strong>
            <p>
              {formatMessage(complaintMessages.sentText, {
                reference: receipt.reference,
                day: new Date(receipt.at),
                time: new Date(receipt.at),
                email: receipt.email,
              })}
            </p>
          </Banner>
        ) : (
          <ComplaintForm onSent={setReceipt} />
        )}
      </Stack>
    </Page>
  )
}
