import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refusals'

/** Share of the file descriptors for streams. The rest is for API requests and pages. */
const shareOfFiles = 0.9
const filesPerStream = 2
/** Assumed if the limit of open files is unknown. */
const usualFiles = 1024

interface Report {
  userLimits?: { open_files?: { soft?: number | 'unlimited' } }
}

/**
 * Returns the maximum number of concurrent streams. A stream uses one file descriptor for the browser and one for the
 * API.
 */
export const streamsMaxHere = (): number => {
  const { soft = usualFiles } = (process.report.getReport() as Report).userLimits?.open_files ?? {}
  return soft === 'unlimited' ? Infinity : Math.floor((soft * shareOfFiles) / filesPerStream)
}

/** Creates a hook that rejects more than `max` concurrent streams as `unavailable`. Pages then poll and try again. */
export const createStreamSlots = (max: number) => {
  let open = 0
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    if (open >= max) return void refuse(request, reply, 'unavailable')
    open += 1
    reply.raw.once('close', () => (open -= 1))
    next()
  }
}
