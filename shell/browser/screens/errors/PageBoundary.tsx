import { ErrorState, Page } from '@duetto/shared/ui'
import { Component } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { errorMessages } from './messages'
import { recoverFromLostChunk } from '../../host/errors/reloadOnLostChunk'

interface Props {
  /** Reloads the page. */
  onRetry: () => void
  children: ReactNode
}
interface State {
  hasFailed: boolean
}

/**
 * If one of the shell's own pages fails to load or crashes, shows a panel with Retry while the frame stays
 * (ERROR-03).
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }
  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }
  override componentDidCatch(error: Error) {
    if (!recoverFromLostChunk(error)) console.error(error)
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
