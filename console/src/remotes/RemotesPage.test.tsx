import { screen } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { RemotesPage } from './RemotesPage'

const at = '2026-11-27T10:00:00.000Z'
const build = (name: string, percent: number, over = {}) => ({
  build: name,
  percent,
  is_halted: false,
  issue: null,
  browsers: { up: 0, failed: 0 },
  ...over,
})
const answer = (over = {}) => ({
  revision: 4,
  shell: 's1',
  remotes: [
    {
      name: 'mf-chat',
      stable: build('b1', 90, { browsers: { up: 990, failed: 10 } }),
      canary: build('b2', 10, { is_halted: true, issue: 'b2 needs platform 2.' }),
      last_good: 'b0',
      rolled_back: [],
      is_disabled: false,
      hours: [],
      acts: [{ at, actor: 'olga', action: 'remote canary', reason: 'Trying search' }],
      ...over,
    },
  ],
})

it('shows builds with their share, verdict and authors', async () => {
  fakeServer({ listRemotes: () => answer() })
  renderPage(<RemotesPage />)
  expect(await screen.findByText('b1, 90% of browsers')).toBeVisible()
  expect(screen.getByText('Fails in 10 of 1,000 browsers')).toBeVisible()
  expect(screen.getByRole('progressbar', { hidden: true })).toHaveAttribute('aria-valuenow', '1')
  expect(screen.getByText('No browser has reported yet')).toBeVisible()
  expect(screen.getByText('Fits the live shell')).toBeVisible()
  expect(screen.getByText('b2 needs platform 2.')).toBeVisible()
  expect(screen.getByText('Halted: failed in too many browsers')).toBeVisible()
  expect(screen.getByText(/^remote canary by olga, .*: Trying search$/)).toBeVisible()
})

it('charts the failures of each build per hour, with the figures as CSV', async () => {
  const hours = [
    { hour: '2026-11-27T08:00:00.000Z', build: 'b1', up: 99, failed: 1 },
    { hour: '2026-11-27T09:00:00.000Z', build: 'b1', up: 195, failed: 5 },
    { hour: '2026-11-27T09:00:00.000Z', build: 'b2', up: 6, failed: 2 },
  ]
  fakeServer({ listRemotes: () => answer({ hours }) })
  renderPage(<RemotesPage />)
  const chart = await screen.findByRole('img', { name: /^Chart of failures per hour/ })
  expect(chart).toHaveAccessibleName(expect.stringMatching(/b1 2\.5% \(5 of 200\).*b2 25% \(2 of 8\)/))
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled()
})

it('shows a note instead of a chart for a remote without reports', async () => {
  fakeServer({ listRemotes: () => answer() })
  renderPage(<RemotesPage />)
  expect(await screen.findByText(/^No browser has reported a build in the last 7 days/)).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})

it('promotes the canary of the revision that is shown', async () => {
  const calls = fakeServer({
    listRemotes: () => answer(),
    promoteRemote: () => answer({ stable: build('b2', 100), canary: null }),
  })
  const user = renderPage(<RemotesPage />)
  await user.click(await screen.findByRole('button', { name: 'Promote canary: mf-chat' }))
  await user.type(screen.getByLabelText(/^Reason/), 'No failures')
  await user.click(screen.getByRole('button', { name: 'Promote canary' }))
  expect(await screen.findByText('b2, 100% of browsers')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Promote/ })).toBeNull()
  const body = { name: 'mf-chat', revision: 4, reason: 'No failures' }
  expect(calls).toContainEqual({ name: 'promoteRemote', body })
})
