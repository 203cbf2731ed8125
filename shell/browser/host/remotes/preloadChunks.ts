import type { ChunkFile } from '../../../common/BootData'

const asked = new Set<string>()

/**
 * Requests all chunks of a remote's first page at once, so that none waits for another. Skips those that the
 * page already names or has requested.
 */
export const preloadChunks = (chunks: readonly ChunkFile[] = []): void => {
  for (const { href, integrity } of chunks) {
    if (asked.has(href) || document.querySelector(`link[rel="preload"][href="${CSS.escape(href)}"]`)) continue
    asked.add(href)
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.href = href
    if (integrity) link.integrity = integrity
    document.head.append(link)
  }
}
