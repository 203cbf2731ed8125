/** @jest-environment node */
import Fastify from 'fastify'
import { registerManifest } from './webManifest'
import { sendError } from '../../edge/refusals'
import { createSiteData } from '../site/siteData'

it('[CONFIG-01] answers 503 with Retry-After for the web manifest while the API is down', async () => {
  const app = Fastify()
  app.setErrorHandler(sendError)
  registerManifest(app, createSiteData('http://127.0.0.1:9'))
  const { statusCode, headers, body } = await app.inject('/manifest.webmanifest')
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect(JSON.parse(body)).toMatchObject({ code: 'unavailable' })
  await app.close()
})
