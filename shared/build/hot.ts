import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Configuration } from 'webpack-dev-server'

/**
 * `npm run dev` serves the whole site with React's development build and Fast Refresh, in the shell and in
 * every remote.
 */
export const isHot = process.env.DUETTO_HOT === '1'
/**
 * `npm test -- hydration`: builds as for production, but with React's development build, which says where a page differs from
 * what the server sent.
 */
const isWatched = process.env.DUETTO_HYDRATION === '1'
export const nodeEnv = isHot || isWatched ? 'development' : 'production'

export const hotPlugins = () => (isHot ? [new ReactRefreshPlugin({ overlay: false })] : [])

/** Must be the shell's first entries. */
export const hotEntries = isHot ? [join(import.meta.dirname, 'hotRenderers.ts')] : []

/**
 * Another server serves the page, so the client must be told where this one is. Without Fast Refresh, the
 * page reloads.
 */
export const devServer = (port: number): Configuration => ({
  port,
  hot: isHot,
  liveReload: true,
  allowedHosts: ['localhost'],
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
})
