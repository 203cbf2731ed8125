import { randomBytes } from 'node:crypto'
import type { Brand } from '@duetto/shared/domain'
import { tokensCss } from '@duetto/shared/theme'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ShellConfig } from '../edge/config'
import { pagePolicy } from '../edge/securityHeaders'
import { sendPage } from './sendPage'

const unavailablePage = (nonce: string, brand: Brand | undefined): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="10"><title>Back in a moment</title><style nonce="${nonce}">${tokensCss(brand)}</style></head>
<body><main><h1>Back in a moment</h1><p>The site is being started. This page tries again by itself.</p></main></body></html>
`

export const sendUnavailable = (
  request: FastifyRequest,
  reply: FastifyReply,
  config: ShellConfig,
  brand?: Brand,
): FastifyReply => {
  const nonce = randomBytes(16).toString('base64')
  void reply
    .code(503)
    .header('Retry-After', '10')
    .header('Content-Security-Policy', pagePolicy(nonce, config, null))
  return sendPage(request, reply, unavailablePage(nonce, brand))
}
