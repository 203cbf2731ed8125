import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import createCache from '@emotion/cache'
import { renderToPipeableStream } from 'react-dom/server'
import { ShellApp } from '../../../browser/app/ShellApp'
import { loadShellMessages } from '../../../browser/host/locale/loadShellMessages'
import { loadMember } from '../../../browser/app/member/loadMember'
import { styleKey } from '../../../common/BootData'
import type { BootData } from '../../../common/BootData'
import type { Route } from '@duetto/shared/platform'
import { uiMessages } from '@duetto/shared/ui'
import { intlOf } from '../head/intlOf'
import { ownTitle } from '../head/ownTitle'
import { createSsrShell } from './ssrShell'

export interface Frame {
  html: string
  /** CSS rules of the markup. `styleNames` prevents Emotion in the browser from adding them again. */
  css: string
  styleNames: string
  /** Title of one of the shell's own pages; null for other pages. */
  title: string | null
  /** The site's term for a fictional profile, in the page's language. */
  fictional: string
}

/** Disables React's chunking: the page must be complete without a script. */
const WHOLE = Number.MAX_SAFE_INTEGER

/** Renders to HTML, including lazy components. Rejects if a component throws. */
const markupOf = (app: React.ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      progressiveChunkSize: WHOLE,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: reject,
    })
  })

/** Renders the page's frame, which contains no member data, with the components that the browser hydrates. */
export const renderFrame = async (boot: BootData, url: URL, route: Route | null): Promise<Frame> => {
  const cache = createCache({ key: styleKey })
  // Collect styles in the cache; next to the elements, they would affect :nth-child.
  cache.compat = true
  const catalogue = await loadShellMessages(boot.locale)
  if (boot.hasSession) await loadMember()
  const initialMessages = { locale: boot.locale, catalogue }
  const html = await markupOf(
    <ShellApp shell={createSsrShell(boot, url)} cache={cache} initialMessages={initialMessages} />,
  )
  const styles = Object.entries(cache.inserted).filter(([, rules]) => typeof rules === 'string')
  return {
    html,
    css: styles.map(([, rules]) => String(rules)).join(''),
    styleNames: styles.map(([name]) => name).join(' '),
    title: ownTitle(route, boot.locale, catalogue),
    fictional:
      boot.settings.fictional_singular || intlOf(boot.locale, catalogue).formatMessage(uiMessages.fictional),
  }
}
