import { LogController } from 'fastify'
import type { FastifyServerOptions } from 'fastify'
import type { ShellConfig } from './config'

type Logging = Pick<FastifyServerOptions, 'logger' | 'logController'>

/** Logs errors only. A request's URL may contain a token from an e-mail; the gateway logs requests without it. */
export const logging = (
  { logLevel: level }: Pick<ShellConfig, 'logLevel'>,
  stream: NodeJS.WritableStream = process.stdout,
): Logging => ({
  logger: { level, stream },
  logController: new LogController({ disableRequestLogging: true }),
})
