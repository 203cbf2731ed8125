import { Button } from '@duetto/shared/ui'
import { Component } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ErrorPage } from './ErrorPage'
import { errorMessages } from './messages'

const FALLBACK_STATUS = 500
/** Fixed text from the specification, for when not even the error page renders. */
const lastResort = 'An error occurred while showing the error page'

interface State {
  error: Error | null
}

class LastBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }
  static getDerivedStateFromError(error: Error): State {
    return { error }
  }
  override render() {
    return this.state.error ? <p>{lastResort}</p> : this.props.children
  }
}

const CrashPage = () => (
  <FormattedMessage {...errorMessages.errorText}>
    {(text) => (
      <FormattedMessage {...errorMessages.error}>
        {(title) => (
          <ErrorPage
            status={FALLBACK_STATUS}
            title={String(title)}
            text={String(text)}
            action={
              <Button onClick={() => location.reload()}>
                <FormattedMessage {...errorMessages.reload} />
              </Button>
            }
          />
        )}
      </FormattedMessage>
    )}
  </FormattedMessage>
)

/** A crash of the shell: shows the generic error page instead of a blank one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }
  static getDerivedStateFromError(error: Error): State {
    return { error }
  }
  override componentDidCatch(error: Error) {
    console.error(error)
  }
  override render() {
    if (!this.state.error) return this.props.children
    return (
      <LastBoundary>
        <CrashPage />
      </LastBoundary>
    )
  }
}
