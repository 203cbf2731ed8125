import { readFileSync } from 'node:fs'
import type { Palettes } from '@duetto/shared/brand'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lookOf } from '../look'
import type { SiteData } from '../site/siteData'

const colourNames = ['bg', 'ink', 'primary', 'on-primary'] as const
const coloursLine = /^const colours =\s*'[^']*'$/m

const colourCss = ({ light, dark }: Palettes): string => {
  const [day, night] = [light, dark].map((palette) =>
    colourNames.map((name) => `--${name}:${palette[name]}`).join(';'),
  )
  return `:root{${day}}@media (prefers-color-scheme:dark){:root{${night}}}`
}

/**
 * The worker is served at the root, so that its scope is the whole site. It caches nothing, so the script contains the
 * offline page's colours.
 */
export const registerServiceWorker = (
  app: FastifyInstance,
  file: string,
  siteData: (request: FastifyRequest) => Promise<SiteData>,
): void => {
  const script = readFileSync(file, 'utf8')
  if (!coloursLine.test(script)) throw new Error(`${file} has no line for the colours`)
  app.get('/sw.js', async (request, reply) => {
    const { settings } = await siteData(request)
    const colours = JSON.stringify(colourCss(lookOf(settings).palettes))
    return (
      reply
        .type('text/javascript; charset=utf-8')
        .header('Cache-Control', 'no-cache')
        // This policy applies to the worker, not to the offline page that it generates.
        .header('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
        .send(script.replace(coloursLine, () => `const colours = ${colours}`))
    )
  })
}
