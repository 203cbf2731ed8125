import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refusals'

/** The rest of the files that this process may open is for calls and pages. */
const shareOfFiles = 0.9
const filesPerStream = 2
/** What systems allow that have not been set up for servers. */
const usualFiles = 1024

interface Report {
  userLimits?: { open_files?: { soft?: number | 'unlimited' } }
}

/** As many as leave files for everything else: a stream holds one for the browser and one for the API. */
export const streamsMaxHere = (): number => {
  const { soft = usualFiles } = (process.report.getReport() as Report).userLimits?.open_files ?? {}
  return soft === 'unlimited' ? Infinity : Math.floor((soft * shareOfFiles) / filesPerStream)
}

/** Lets in `max` streams at once; the pages of those refused poll, and ask again. */
export const createStreamPlaces = (max: number) => {
  let open = 0
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    if (open >= max) return void refuse(request, reply, 'unavailable')
    open += 1
    reply.raw.once('close', () => (open -= 1))
    next()
  }
}
