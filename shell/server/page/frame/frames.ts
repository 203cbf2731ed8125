import { LruMap } from '@duetto/shared/limits'
import type { FastifyBaseLogger } from 'fastify'
import type { Route } from '@duetto/shared/platform'
import type { BootData } from '../../../common/BootData'
import { renderFrame } from './renderFrame'
import type { Frame } from './renderFrame'

const MOST_KEPT = 200
const noFrame: Frame = { html: '', css: '', styleNames: '', title: null, fictional: '' }

/**
 * Frames by key, cached as long as the host's settings: they contain nothing about the visitor. If one cannot
 * be rendered, the browser starts with an empty page.
 */
export const createFrames = (log: FastifyBaseLogger) => {
  const kept = new WeakMap<object, LruMap<string, Promise<Frame>>>()
  return (boot: BootData, url: URL, route: Route | null, frameKey: string): Promise<Frame> => {
    const frames = kept.get(boot.settings) ?? new LruMap<string, Promise<Frame>>(MOST_KEPT)
    kept.set(boot.settings, frames)
    const key = JSON.stringify([
      frameKey,
      boot.locale,
      boot.hasSession,
      boot.country,
      boot.prerendered,
      boot.hasNoscript,
      boot.notices,
      boot.wallet,
    ])
    const known = frames.get(key)
    if (known) return known
    const made = renderFrame(boot, url, route).catch((error: unknown) => {
      log.error({ err: error }, 'the frame cannot be drawn')
      frames.delete(key)
      return noFrame
    })
    frames.set(key, made)
    return made
  }
}
