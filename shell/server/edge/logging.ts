import { errorForLog } from '@duetto/shared/tracing'
import { LogController } from 'fastify'
import type { FastifyServerOptions } from 'fastify'
import type { ShellConfig } from './config'

type Logging = Pick<FastifyServerOptions, 'logger' | 'logController'>

/** Disables request logging, because URLs can contain tokens from e-mails. */
export const logging = (
  { logLevel: level }: Pick<ShellConfig, 'logLevel'>,
  stream: NodeJS.WritableStream = process.stdout,
): Logging => ({
  logger: { level, stream, serializers: { err: errorForLog } },
  logController: new LogController({ disableRequestLogging: true }),
})
