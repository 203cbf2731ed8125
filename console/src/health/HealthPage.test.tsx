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
      mails: { sent: 40, failed: 3, bounced: 2, waiting: 3 },
      traffic: {
        since: '2026-03-01T12:00:00Z',
        requests: 800,
        errors: 2,
        streams: 12,
        processes: 2,
        unreachable: 1,
      },
      dashboards: ['https://grafana.test/d/duetto'],
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
  expect(screen.getByText('2 (0.25%)')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('1 of 2 processes did not respond')
  expect(screen.getByRole('link', { name: 'https://grafana.test/d/duetto' })).toBeVisible()
  expect(calls.map(({ name }) => name)).toEqual(['getHealth'])
  await user.click(screen.getByRole('button', { name: 'Run the checks' }))
  expect(await screen.findByText('No SPF record.')).toBeVisible()
  expect(screen.getByText('Fault')).toBeVisible()
})
