import type { FastifyInstance } from 'fastify'
import { forwardedHeaders } from './forwarded'
import type { SiteFacts } from './siteFacts'

const icon = (src: string, purpose: string) => ({ src, sizes: 'any', type: 'image/svg+xml', purpose })

/** The manifest of the installed app, under the name of the host's own site. */
export const registerManifest = (
  app: FastifyInstance,
  siteFacts: (headers: Record<string, string>) => Promise<SiteFacts>,
): void => {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { settings } = await siteFacts(forwardedHeaders(request))
    void reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
    return {
      id: '/',
      name: settings.name,
      short_name: settings.name,
      description: settings.description,
      start_url: '/members',
      scope: '/',
      display: 'standalone',
      background_color: '#fbf6f6',
      theme_color: '#7b1e4b',
      categories: ['social', 'lifestyle'],
      icons: [icon('/icons/icon.svg', 'any'), icon('/icons/maskable.svg', 'maskable')],
    }
  })
}
