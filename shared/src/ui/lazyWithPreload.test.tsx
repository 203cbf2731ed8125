import { screen } from '@testing-library/react'
import { Component } from 'react'
import type { ReactNode } from 'react'
import { renderRemote } from '../testing'
import { lazyWithPreload } from './index'

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? (
      <button onClick={() => this.setState({ hasFailed: false })}>Retry</button>
    ) : (
      this.props.children
    )
  }
}

it('[ERROR-03] loads a component again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const load = jest.fn(async () => ({ name }: { name: string }) => <p>Hello {name}</p>)
  load.mockRejectedValueOnce(new Error('lost chunk'))
  const { Component: Lazy } = lazyWithPreload(load)
  const { user } = renderRemote(
    <Boundary>
      <Lazy fallback="skeleton" props={{ name: 'Ida' }} />
    </Boundary>,
  )
  expect(screen.getByText('skeleton')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Hello Ida')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
