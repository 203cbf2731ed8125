import { join } from 'node:path'
import { startTracing } from '@duetto/shared/tracing'
import { readShellConfig } from './edge/config'
import { buildServer } from './app/buildServer'

const start = async (): Promise<void> => {
  const config = readShellConfig(process.env)
  const { tracing: wanted } = config
  const tracing = wanted && (await startTracing({ service: 'duetto-shell', ratio: wanted.ratio }))
  const app = await buildServer(config, join(import.meta.dirname, '..'), tracing)
  const stop = (): void => {
    void app
      .close()
      .then(() => tracing?.stop())
      .finally(() => process.exit(0))
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  process.once('disconnect', stop)
  // Stop if the parent exited during start-up. `connected` is undefined without an IPC channel.
  if (process.connected === false) return stop()
  await app.listen({ port: config.port, host: config.host })
}

start().catch((error: NodeJS.ErrnoException) => {
  const sentence =
    error.code === 'EADDRINUSE'
      ? 'its port is in use. Stop what listens there or give another PORT.'
      : error.message
  console.error(`The shell's server cannot start: ${sentence}`)
  process.exit(1)
})
