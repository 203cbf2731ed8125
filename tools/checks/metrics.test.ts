import { lagSampleMs } from '@duetto/shared/tracing'
import { alertRules, exportedMetrics, metricsIn, metricsInSource, panelExpressions } from './metrics'
import { operatorSettings, variablesIn } from './operatorSettings'

it('reads the metrics of an expression, without functions, labels and values', () => {
  const expression = 'sum by (job) (rate(http_request_duration_seconds_count{status="5xx_error"}[5m])) / up'
  expect(metricsIn(expression).sort()).toEqual(['http_request_duration_seconds_count', 'up'])
})

it('reads the metrics that a source registers', () => {
  expect(metricsInSource("new Gauge({ name: 'duetto_streams' }); other('x')")).toEqual(['duetto_streams'])
})

it('finds the metrics and settings of this repository', () => {
  expect([...exportedMetrics()]).toContain('http_request_duration_seconds_bucket')
  expect(operatorSettings()).toContain('DATABASE_URL')
  expect(operatorSettings()).not.toContain('PORT')
})

it('reads the variables of an environment schema', () => {
  expect(variablesIn('z.object({\n  SMTP_URL: url,\n    NESTED: 1,\n})')).toEqual(['SMTP_URL'])
})

it('shows the metrics of every alert on the dashboard', () => {
  const shown = new Set(panelExpressions().flatMap(({ expr }) => metricsIn(expr)))
  const unseen = alertRules().filter(({ expr }) => !metricsIn(expr).every((name) => shown.has(name)))
  expect(unseen.map(({ alert }) => alert)).toEqual([])
})

it('shows the lag of the event loop without the interval of its samples', () => {
  const expressions = panelExpressions().map(({ expr }) => expr)
  expect(expressions).toContain(`nodejs_eventloop_lag_p99_seconds - ${lagSampleMs / 1000}`)
})
