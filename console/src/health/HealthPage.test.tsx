import { screen, within } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { HealthPage } from './HealthPage'

const erasure = {
  name: 'erasure',
  last_run: null,
  last_success: null,
  failures: 0,
  is_running: false,
  is_late: false,
}

it('shows queues, e-mails and jobs, and runs the checks on demand', async () => {
  const calls = fakeServer({
    getHealth: () => ({
      outbox: [{ kind: 'mail', waiting: 3, oldest_seconds: 130 }],
      mails: { sent: 40, failed: 2, waiting: 3 },
      jobs: [erasure, { ...erasure, name: 'exports', failures: 7, is_late: true }],
    }),
    runChecks: () => ({ findings: [{ state: 'fault', check: 'spf', text: 'No SPF record.' }] }),
  })
  const user = renderPage(<HealthPage />)
  expect(await screen.findByText('3 minutes')).toBeVisible()
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name} `) }))
  expect(row('erasure').getByText('On time')).toBeVisible()
  expect(row('exports').getByText('Late')).toBeVisible()
  expect(row('exports').getByText('7')).toBeVisible()
  expect(calls.map(({ name }) => name)).toEqual(['getHealth'])
  await user.click(screen.getByRole('button', { name: 'Run the checks' }))
  expect(await screen.findByText('No SPF record.')).toBeVisible()
  expect(screen.getByText('Fault')).toBeVisible()
})
