import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/packages.mjs'

const sources = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))

/** Names of the metrics that API and shell make themselves, by their sources. */
export const exportedMetrics = () => {
  const own = [...sources('api/src'), ...sources('shell/server')].flatMap((text) =>
    [...text.matchAll(/'((?:duetto|http)_\w+)'/g)].map(([, name]) => name),
  )
  const histograms = own.filter((name) => name.endsWith('_duration_seconds'))
  const parts = histograms.flatMap((name) => ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`))
  return new Set([...own, ...parts])
}
