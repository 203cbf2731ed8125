import { usePageTitle, usePlatform } from '@duetto/shared/platform'
import { Banner, Page, Stack } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Provider } from 'react-redux'
import { ComplaintForm } from './ComplaintForm'
import { Measures } from './Measures'
import { complaintMessages } from './messages'
import { createComplaintStore, useComplaint } from './store'

export const Complaints = () => {
  const { http } = usePlatform()
  const [{ store, stop }] = useState(() => createComplaintStore({ http }))
  useEffect(() => stop, [stop])
  return (
    <Provider store={store}>
      <ComplaintPage />
    </Provider>
  )
}

const ComplaintPage = () => {
  const { formatMessage } = useIntl()
  const { receipt } = useComplaint()
  const title = formatMessage(complaintMessages.title)
  usePageTitle(title)
  return (
    <Page isNarrow>
      <Stack gap={6}>
        <h1>{title}</h1>
        <Measures />
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
          <ComplaintForm />
        )}
      </Stack>
    </Page>
  )
}
