import { brandIconPath } from '@duetto/shared/domain'
import type { BrandIconFile } from '@duetto/shared/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SiteData } from '../site/siteData'

const replaced: Readonly<Record<string, BrandIconFile>> = {
  '/icons/icon.svg': '192.png',
  '/icons/icon-new.svg': 'new.png',
  '/icons/icon-192.png': '192.png',
  '/icons/icon-512.png': '512.png',
  '/icons/maskable.svg': 'maskable.png',
  '/icons/maskable-512.png': 'maskable.png',
  '/icons/apple-touch-icon.png': 'apple.png',
}

/**
 * Redirects Duetto's icons to the brand's. The service worker's notifications request Duetto's icons, as do pages sent
 * before a brand change.
 */
export const registerBrandIcons = (
  app: FastifyInstance,
  siteData: (request: FastifyRequest) => Promise<SiteData>,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    const file = replaced[request.url.split('?')[0] ?? '']
    if (!file) return
    const icon = await siteData(request).then(
      ({ settings }) => settings.brand.icon,
      () => '',
    )
    if (icon)
      return reply.header('Cache-Control', 'public, max-age=300').redirect(brandIconPath(icon, file), 302)
  })
}
