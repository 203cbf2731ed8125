import { runbookErrors } from './runbook'

const down = { alert: 'RedisDown', annotations: { runbook: 'docs/runbook.md#redisdown' } }

it('accepts alerts that name their section', () => {
  expect(runbookErrors([down], '# Runbook\n\n## RedisDown\n')).toEqual([])
})

it('reports alerts without a section or a link, and sections without an alert', () => {
  expect(runbookErrors([{ ...down, annotations: {} }], '## RedisFull\n')).toEqual([
    'docs/runbook.md has no section RedisDown',
    'alerts.yml: RedisDown does not name its section of the runbook',
    'docs/runbook.md: no alert is called redisfull',
  ])
})
