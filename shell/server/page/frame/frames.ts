import { LruMap } from '@duetto/shared/limits'
import type { FastifyBaseLogger } from 'fastify'
import type { Route } from '@duetto/shared/platform'
import type { BootData } from '../../../common/BootData'
import { renderFrame } from './renderFrame'
import type { Frame } from './renderFrame'

const MAX_FRAMES = 200
const noFrame: Frame = { html: '', css: '', styleNames: '', title: null, fictional: '' }

/**
 * Browsers with the same key share a frame, so a frame must depend only on its key and the site's settings and company,
 * and must not contain member data.
 */
export const createFrames = (log: FastifyBaseLogger) => {
  const cache = new WeakMap<object, LruMap<string, Promise<Frame>>>()
  return (boot: BootData, url: URL, route: Route | null, frameKey: string): Promise<Frame> => {
    const frames = cache.get(boot.settings) ?? new LruMap<string, Promise<Frame>>(MAX_FRAMES)
    cache.set(boot.settings, frames)
    const key = JSON.stringify([
      frameKey,
      boot.locale,
      boot.theme,
      boot.hasSession,
      boot.country,
      boot.prerendered,
      boot.hasNoscript,
      boot.notices,
      boot.wallet,
      boot.legal && [boot.legal.own?.language, boot.legal.own?.version],
    ])
    const known = frames.get(key)
    if (known) return known
    const made = renderFrame(boot, url, route).catch((error: unknown) => {
      log.error({ err: error }, 'rendering the frame failed')
      frames.delete(key)
      return noFrame
    })
    frames.set(key, made)
    return made
  }
}
