import { ErrorState, Page } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { recoverFromLostChunk } from '../../host/errors/reloadOnLostChunk'
import { Boundary } from './Boundary'
import { errorMessages } from './messages'

export const PageBoundary = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl()
  return (
    <Boundary
      onError={(error) => {
        if (!recoverFromLostChunk(error)) console.error(error)
      }}
      fallback={(retry) => (
        <Page>
          <ErrorState
            title={formatMessage(errorMessages.pageLost)}
            text={formatMessage(errorMessages.pageLostText)}
            onRetry={retry}
          />
        </Page>
      )}
    >
      {children}
    </Boundary>
  )
}
