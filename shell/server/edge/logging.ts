import { LogController } from 'fastify'
import type { FastifyServerOptions } from 'fastify'
import type { ShellConfig } from './config'

type Logging = Pick<FastifyServerOptions, 'logger' | 'logController'>

/**
 * What goes wrong, and nothing of each request: its address may hold a token of a mail, and names its visitor. The gateway logs
 * requests without both.
 */
export const logging = (
  { logLevel: level }: Pick<ShellConfig, 'logLevel'>,
  stream: NodeJS.WritableStream = process.stdout,
): Logging => ({
  logger: { level, stream },
  logController: new LogController({ disableRequestLogging: true }),
})
