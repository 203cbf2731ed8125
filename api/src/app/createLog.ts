import { errorForLog } from '@duetto/shared/tracing'
import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

export const createLog = (level: string, stream?: DestinationStream): Logger =>
  pino({ level, serializers: { err: errorForLog } }, stream)
