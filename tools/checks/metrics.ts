import { parse } from 'yaml'
import { listFiles, readText, requireSome } from '../common/files'
import type { Alert } from '../docs/rules/runbook'

export const metricsInSource = (text: string): string[] =>
  [...text.matchAll(/'((?:duetto|http)_\w+)'/g)].flatMap(([, name]) => name ?? [])

export const exportedMetrics = (): Set<string> => {
  const sources = listFiles('api/src/*.ts', 'shell/server/*.ts', 'shared/tracing/*.ts').filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const own = requireSome(sources.map(readText).flatMap(metricsInSource), 'metrics in the sources')
  const histograms = own.filter((name) => name.endsWith('_duration_seconds'))
  const parts = histograms.flatMap((name) => ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`))
  return new Set([...own, ...parts])
}

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[]
}
interface Alerts {
  groups: { rules: (Alert & { expr: string })[] }[]
}
export interface Observed {
  where: string
  expr: string
}

export const alertRules = (): Alerts['groups'][number]['rules'] =>
  requireSome(
    (parse(readText('docker/observability/alerts.yml')) as Alerts).groups.flatMap(({ rules }) => rules),
    'alert rules',
  )

export const panelExpressions = (): Observed[] => {
  const { panels } = JSON.parse(readText('docker/observability/dashboards/duetto.json')) as Dashboard
  const shown = panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ where: title, expr })),
  )
  return requireSome(shown, 'panels')
}

export const observedExpressions = (): Observed[] => [
  ...panelExpressions(),
  ...alertRules().map(({ alert, expr }) => ({ where: alert, expr })),
]

export const metricsIn = (expression: string): string[] => {
  const bare = expression
    .replace(/"[^"]*"/g, '""')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\b(by|on|ignoring|without)\s*\([^)]*\)/g, ' ')
  const words = [...bare.matchAll(/[a-z_][a-z0-9_:]*(?!\w*\s*\()/gi)].map(([word]) => word)
  return [...new Set(words)].filter((word) => word.includes('_') || word === 'up')
}
