import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refusals'

const shareOfFiles = 0.9
const filesPerStream = 2
const usualFiles = 1024

interface Report {
  userLimits?: { open_files?: { soft?: number | 'unlimited' } }
}

export const streamsMaxHere = (): number => {
  const { soft = usualFiles } = (process.report.getReport() as Report).userLimits?.open_files ?? {}
  return soft === 'unlimited' ? Infinity : Math.floor((soft * shareOfFiles) / filesPerStream)
}

export const createStreamSlots = (max: number) => {
  let open = 0
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    if (open >= max) return void refuse(request, reply, 'unavailable')
    open += 1
    reply.raw.once('close', () => (open -= 1))
    next()
  }
}
