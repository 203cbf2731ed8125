import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Configuration } from 'webpack-dev-server'

export const isHot = process.env.DUETTO_HOT === '1'
const isWatched = process.env.DUETTO_HYDRATION === '1'
export const nodeEnv = isHot || isWatched ? 'development' : 'production'

export const hotPlugins = () => (isHot ? [new ReactRefreshPlugin({ overlay: false })] : [])

/** Must precede the shell's other entries, which load React DOM. */
export const hotEntries = isHot ? [join(import.meta.dirname, 'hotRenderers.ts')] : []

export const devServer = (port: number): Configuration => ({
  port,
  hot: isHot,
  liveReload: true,
  allowedHosts: ['localhost'],
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: {
    overlay: { errors: true, warnings: false, runtimeErrors: false },
    logging: 'warn',
    webSocketURL: `ws://localhost:${port}/ws`,
  },
})
