import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../common/packages.mjs'

const read = (file) => readFileSync(join(root, 'docker/observability', file), 'utf8')

/** Every expression that an operator's dashboards and alert rules ask Prometheus for, with the panel or rule it belongs to. */
export const observedExpressions = () => {
  const { panels } = JSON.parse(read('dashboards/duetto.json'))
  const shown = panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ where: title, expr })),
  )
  const rules = parse(read('alerts.yml')).groups.flatMap((group) => group.rules)
  return [...shown, ...rules.map(({ alert, expr }) => ({ where: alert, expr }))]
}

/** Names of the metrics in an expression: what stands before `{`, `[`, an operator or its end, and is no function or label. */
export const metricsIn = (expression) => {
  const bare = expression
    .replace(/"[^"]*"/g, '""')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\b(by|on|ignoring|without)\s*\([^)]*\)/g, ' ')
  const words = [...bare.matchAll(/[a-z_][a-z0-9_:]*(?!\w*\s*\()/gi)].map(([word]) => word)
  return [...new Set(words)].filter((word) => word.includes('_') || word === 'up')
}
