import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../app/StartError'

const yearMs = 31_536_000_000
const nonceMark = '__NONCE__'

const policyOf = (nonce: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `media-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; ')

export const registerPage = async (app: FastifyInstance, dir: string): Promise<void> => {
  const file = join(dir, 'index.html')
  if (!existsSync(file)) throw new StartError(`the console is not in ${dir}: npm run build -- console.`)
  const page = readFileSync(file, 'utf8')
  await app.register(fastifyStatic, {
    root: join(dir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: yearMs,
    preCompressed: true,
    decorateReply: false,
    index: false,
  })
  app.get('/', (_, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyOf(nonce))
      .send(page.replaceAll(nonceMark, nonce))
  })
}
