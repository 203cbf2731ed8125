import { act, screen, waitFor } from '@testing-library/react'
import { CallError } from '../server/callConsole'
import { renderPage } from '../testing/renderPage'
import { Panel } from './Panel'

it('keeps its content if a later load fails, and shows the error of the first', async () => {
  const load = jest.fn<Promise<string>, []>()
  load.mockRejectedValueOnce(new CallError('unavailable', 503)).mockResolvedValueOnce('Content')
  load.mockRejectedValueOnce(new CallError('network', 0))
  const user = renderPage(
    <Panel name={['panel']} load={load}>
      {(content) => content}
    </Panel>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The server is not available/)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Content')).toBeVisible()
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(3))
  expect(screen.getByText('Content')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
