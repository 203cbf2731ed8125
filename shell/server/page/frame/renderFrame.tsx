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
  /** Rules for the server's HTML. Their `styleNames` stop Emotion in the browser from inserting them again. */
  css: string
  styleNames: string
  title: string | null
  fictional: string
}

/** Stops React from streaming large parts out of order, which requires a script to put them in place. */
const WHOLE = Number.MAX_SAFE_INTEGER

const markupOf = (app: React.ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      progressiveChunkSize: WHOLE,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: reject,
    })
  })

export const renderFrame = async (boot: BootData, url: URL, route: Route | null): Promise<Frame> => {
  const cache = createCache({ key: styleKey })
  // Collect the styles in `cache.inserted`: inline style elements would affect :nth-child.
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
