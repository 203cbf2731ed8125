/** Webpack's servers for shell and remotes, in one process; started by `npm run dev`. */
import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { makeRemoteConfig, makeShellConfig } from './index.mjs'
import { remotes, root } from './remotes.mjs'

const mode = 'development'
const configs = [
  makeShellConfig({ dir: join(root, 'shell'), mode, port: Number(process.env.SHELL_PORT) }),
  ...remotes.map((name) => makeRemoteConfig({ name, dir: join(root, name) })(null, { mode })),
]
const servers = configs.map((config) => new WebpackDevServer(config.devServer, webpack(config)))
for (const server of servers) await server.start()

const stop = async () => {
  await Promise.all(servers.map((server) => server.stop()))
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('disconnect', stop)
