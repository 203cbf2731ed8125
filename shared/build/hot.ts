import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Configuration } from 'webpack-dev-server'

/**
 * `npm run dev` serves the whole site with React's development build and Fast Refresh, in the shell and in
 * every remote.
 */
export const isHot = process.env.DUETTO_HOT === '1'
/**
 * For `npm test -- hydration`: a production build with React's development build, which reports hydration mismatches.
 */
const isWatched = process.env.DUETTO_HYDRATION === '1'
export const nodeEnv = isHot || isWatched ? 'development' : 'production'

export const hotPlugins = () => (isHot ? [new ReactRefreshPlugin({ overlay: false })] : [])

/** Must be the shell's first entries. */
export const hotEntries = isHot ? [join(import.meta.dirname, 'hotRenderers.ts')] : []

/** The page comes from another server, so the client needs this server's URL. */
export const devServer = (port: number): Configuration => ({
  port,
  hot: isHot,
  liveReload: true,
  allowedHosts: ['localhost'],
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
})
