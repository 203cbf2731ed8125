import { recordedTraceparent } from '@duetto/shared/tracing'
import type { BuildManifest } from '@duetto/shared/registry'
import type { FastifyBaseLogger } from 'fastify'
import type { BootData } from '../../common/BootData'
import type { ShellConfig } from '../edge/config'
import { preloadsFor } from '../remotes/preloads'
import type { BuildOf } from '../remotes/preloads'
import { frameKey } from './frame/frameKey'
import { createFrames } from './frame/frames'
import { linkPictureOf } from './head/linkPicture'
import { listingOf } from './head/listing'
import { structuredData } from './head/structuredData'
import type { Prerendered } from './prerendered/choosePrerendered'
import { lookOf } from './look'
import type { PageInput } from './PageInput'
import { siteOrigin } from './site/siteOrigin'
import type { Visit } from './visit'

interface Given {
  boot: BootData
  prerendered: Prerendered
  nonce: string
  isGone: boolean
  typed: Record<string, string>
}

export const createPageInput = (
  log: FastifyBaseLogger,
  { config, shell, buildOf }: { config: ShellConfig; shell: BuildManifest; buildOf: BuildOf },
) => {
  const mainFile = shell.chunks.main?.find((file) => file.startsWith('main.')) ?? shell.chunks.main?.[0] ?? ''
  const script = {
    src: config.devEntries.shell ?? `/s/${mainFile}`,
    integrity: shell.files[mainFile]?.integrity ?? '',
  }
  const frameOf = createFrames(log)

  return async (visit: Visit, given: Given): Promise<PageInput> => {
    const { url, match, route, isNotFound, hasSession, headIn } = visit
    const { boot, prerendered, nonce, isGone, typed } = given
    const { locale, settings, company } = boot
    const head = headIn(locale)
    const frame = await frameOf(boot, url, isNotFound ? null : route, frameKey(match, url.pathname))
    const origin = siteOrigin(config.publicUrl, settings.domain)
    const isMissing = isNotFound || isGone
    const listing = isMissing ? null : listingOf({ route, head, url, origin, locales: settings.locales })
    return {
      boot: { ...boot, title: frame.title ?? boot.title },
      description: head.description ?? settings.description,
      listing,
      structured: route && listing ? structuredData({ route, head, settings, company, origin }) : null,
      linkPicture: isMissing
        ? null
        : linkPictureOf({ visit, alt: head.linkPictureAlt, settings, origin, buildOf }),
      nonce,
      script,
      preloads: preloadsFor({
        route,
        locale,
        shell,
        plans: boot.remotes,
        fonts: lookOf(settings).fonts,
        hasSession,
      }),
      frame,
      prerendered,
      heading: head.title ?? null,
      typed,
      traceparent: recordedTraceparent(),
    }
  }
}
