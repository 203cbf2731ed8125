import type { FastifyRequest } from 'fastify'
import { DomainError } from './DomainError'

export const readFile = async (
  request: FastifyRequest,
  field: string,
): Promise<{ bytes: Buffer; field: string }> => {
  if (!request.isMultipart()) throw new DomainError('bad_input', { field })
  try {
    const part = await request.file()
    if (part) {
      const bytes = await part.toBuffer()
      // At its size limit, the multipart parser may truncate the file instead of throwing.
      if (!part.file.truncated) return { bytes, field: part.fieldname }
      throw new DomainError('body_too_large')
    }
  } catch (error) {
    if (error instanceof DomainError) throw error
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
      throw new DomainError('body_too_large')
    request.log.debug({ err: error, reqId: request.id }, 'a form could not be read')
  }
  throw new DomainError('bad_input', { field })
}
