import { ErrorState, Page } from '@duetto/shared/ui'
import { Component } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { errorMessages } from './messages'
import { recoverFrom } from './reloadOnLostChunk'

interface Props {
  /** Loads the page anew. */
  onRetry: () => void
  children: ReactNode
}
interface State {
  hasFailed: boolean
}

/** A page of the shell's own that does not load, or breaks, leaves a panel with Retry: the frame stands (ERROR-03). */
export class PageBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }
  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }
  override componentDidCatch(error: Error) {
    if (!recoverFrom(error)) console.error(error)
  }
  private readonly retry = (): void => {
    this.setState({ hasFailed: false })
    this.props.onRetry()
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Page>
        <FormattedMessage {...errorMessages.pageLost}>
          {(title) => (
            <FormattedMessage {...errorMessages.pageLostText}>
              {(text) => <ErrorState title={String(title)} text={String(text)} onRetry={this.retry} />}
            </FormattedMessage>
          )}
        </FormattedMessage>
      </Page>
    )
  }
}
