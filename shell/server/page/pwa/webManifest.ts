import {
  brandIconPath,
  isLocale,
  languageParam,
  localeTag,
  photoTypes,
  shareField,
  sharePath,
} from '@duetto/shared/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { loadShellMessages } from '../../../browser/host/locale/loadShellMessages'
import { topBarMessages } from '../../../browser/screens/topbar/messages'
import { intlOf } from '../head/intlOf'
import { lookOf } from '../look'
import type { SiteData } from '../site/siteData'

const drawn = (src: string, purpose: string) => ({ src, sizes: 'any', type: 'image/svg+xml', purpose })
const picture = (src: string, side: number, purpose: string) => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

const ourIcons = [
  drawn('/icons/icon.svg', 'any'),
  drawn('/icons/maskable.svg', 'maskable'),
  picture('/icons/icon-192.png', 192, 'any'),
  picture('/icons/icon-512.png', 512, 'any'),
  picture('/icons/maskable-512.png', 512, 'maskable'),
]
const brandIcons = (icon: string) => [
  picture(brandIconPath(icon, '192.png'), 192, 'any'),
  picture(brandIconPath(icon, '512.png'), 512, 'any'),
  picture(brandIconPath(icon, 'maskable.png'), 512, 'maskable'),
]

const shortcuts = [
  { url: '/chats', text: topBarMessages.messages },
  { url: '/likes', text: topBarMessages.likes },
  { url: '/swipe-game', text: topBarMessages.swipe },
] as const

export const registerManifest = (
  app: FastifyInstance,
  siteData: (request: FastifyRequest) => Promise<SiteData>,
): void => {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { settings } = await siteData(request)
    const { icon } = settings.brand
    const { light } = lookOf(settings).palettes
    const requested = (request.query as Record<string, unknown>)[languageParam]
    const locale = isLocale(requested) ? requested : settings.domain_language
    const { formatMessage } = intlOf(locale, await loadShellMessages(locale))
    void reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
    return {
      id: '/',
      name: settings.name,
      short_name: settings.name,
      description: settings.description,
      lang: localeTag[locale],
      start_url: '/members',
      scope: '/',
      display: 'standalone',
      background_color: light.bg,
      theme_color: light.primary,
      categories: ['social', 'lifestyle'],
      icons: icon ? brandIcons(icon) : ourIcons,
      share_target: {
        action: sharePath,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { files: [{ name: shareField, accept: photoTypes.split(',') }] },
      },
      shortcuts: shortcuts.map(({ url, text }) => ({
        name: formatMessage(text),
        url,
        icons: [picture(icon ? brandIconPath(icon, '192.png') : '/icons/icon-192.png', 192, 'any')],
      })),
    }
  })
}
