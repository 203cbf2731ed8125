import { Button } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Boundary } from './Boundary'
import { ErrorPage } from './ErrorPage'
import { errorMessages } from './messages'

/** Exact text from the specification (ERROR-05). */
const lastResort = 'An error occurred while showing the error page'

const CrashPage = () => {
  const { formatMessage } = useIntl()
  return (
    <ErrorPage
      status={500}
      title={formatMessage(errorMessages.error)}
      text={formatMessage(errorMessages.errorText)}
      action={<Button onClick={() => location.reload()}>{formatMessage(errorMessages.reload)}</Button>}
    />
  )
}

export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary
    onError={(error) => console.error(error)}
    fallback={() => (
      <Boundary fallback={() => <p>{lastResort}</p>}>
        <CrashPage />
      </Boundary>
    )}
  >
    {children}
  </Boundary>
)
