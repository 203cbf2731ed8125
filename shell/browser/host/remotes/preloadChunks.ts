import type { ChunkFile } from '../../../common/BootData'

const requested = new Set<string>()

export const preloadChunks = (chunks: readonly ChunkFile[] = []): void => {
  for (const { href, integrity } of chunks) {
    if (requested.has(href) || document.querySelector(`link[rel="preload"][href="${CSS.escape(href)}"]`))
      continue
    requested.add(href)
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.href = href
    if (integrity) link.integrity = integrity
    document.head.append(link)
  }
}
