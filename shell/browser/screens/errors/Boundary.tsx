import { Component } from 'react'
import type { ReactNode } from 'react'

interface BoundaryProps {
  fallback: (retry: () => void) => ReactNode
  onError?: (error: Error) => void
  children: ReactNode
}

export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch(error: Error) {
    this.props.onError?.(error)
  }
  private readonly retry = (): void => this.setState({ hasFailed: false })
  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children
  }
}
