import { cssOf, skeletonStyleKey } from './prerendered'
import type { PrerenderedPages } from './prerendered'

const maxBytes = 10_240

/**
 * Lists skeletons that are too large or use classes of other packages. This catches mistakes, not attacks: the remote's
 * scripts run in the same page anyway.
 */
export const skeletonIssues = (remote: string, pages: PrerenderedPages): string[] =>
  Object.entries(pages.replace).flatMap(([route, page]) => {
    const bytes = Buffer.byteLength(page.html) + Buffer.byteLength(cssOf(pages, page))
    const prefix = `${skeletonStyleKey(remote)}-`
    const foreign = [...page.html.matchAll(/class="([^"]*)"/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .find((name) => !name.startsWith(prefix))
    return [
      ...(bytes > maxBytes ? [`the skeleton of ${route} has ${bytes} bytes, more than ${maxBytes}`] : []),
      ...(foreign === undefined ? [] : [`the skeleton of ${route} has the class ${foreign}, not ${prefix}…`]),
    ]
  })
