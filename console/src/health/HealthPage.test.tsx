import { screen } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { HealthPage } from './HealthPage'

it('shows queues, e-mails and jobs, and runs the checks on demand', async () => {
  const calls = fakeServer({
    getHealth: () => ({
      outbox: [{ kind: 'mail', waiting: 3, oldest_seconds: 130 }],
      mails: { sent: 40, failed: 2, waiting: 3 },
      jobs: [{ name: 'erasure', last_run: null, is_running: false }],
    }),
    runChecks: () => ({ findings: [{ state: 'fault', check: 'spf', text: 'No SPF record.' }] }),
  })
  const user = renderPage(<HealthPage />)
  expect(await screen.findByText('3 minutes')).toBeVisible()
  expect(screen.getByText('erasure')).toBeVisible()
  expect(calls.map(({ name }) => name)).toEqual(['getHealth'])
  await user.click(screen.getByRole('button', { name: 'Run the checks' }))
  expect(await screen.findByText('No SPF record.')).toBeVisible()
  expect(screen.getByText('Fault')).toBeVisible()
})
