/** Runs the webpack dev servers of the shell and all remotes in one process (`npm run dev`). */
import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { remotes, root } from './remotes'
import { createRemoteConfig, createShellConfig } from './webpack'

const mode = 'development'
const configs = [
  createShellConfig({ dir: join(root, 'shell'), mode, port: Number(process.env.SHELL_PORT) }),
  ...remotes.map((name) => createRemoteConfig({ name, dir: join(root, name) })(null, { mode })),
]
const servers = configs.map((config) => new WebpackDevServer(config.devServer, webpack(config)))
for (const server of servers) await server.start()

const stop = async (): Promise<never> => {
  await Promise.all(servers.map((server) => server.stop()))
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('disconnect', () => void stop())
