import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import createCache from '@emotion/cache'
import { renderToPipeableStream } from 'react-dom/server'
import { ShellApp } from '../../browser/app/ShellApp'
import { loadShellMessages } from '../../browser/locale/loadShellMessages'
import { styleKey } from '../../common/BootData'
import type { BootData } from '../../common/BootData'
import { makeStillShell } from './stillShell'

export interface Frame {
  html: string
  /** The style rules of what is drawn, and their names, which tell the browser's Emotion what it need not add. */
  css: string
  styleNames: string
}

/** Nothing of a page is put off: it must be whole without a script. */
const WHOLE = Number.MAX_SAFE_INTEGER

/** Resolves with the markup when all of it is there, chunks of pages included. */
const markupOf = (app: React.ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      progressiveChunkSize: WHOLE,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: reject,
    })
  })

/**
 * The page's frame, drawn by the components that the browser goes on with. It holds nothing of a member: only whether the
 * browser holds a session decides.
 */
export const renderFrame = async (boot: BootData, url: URL): Promise<Frame> => {
  const cache = createCache({ key: styleKey })
  // Styles are kept in the cache instead of beside each element, where they would be counted by :nth-child.
  cache.compat = true
  const initialMessages = { locale: boot.locale, catalogue: await loadShellMessages(boot.locale) }
  const html = await markupOf(
    <ShellApp shell={makeStillShell(boot, url)} cache={cache} initialMessages={initialMessages} />,
  )
  const styles = Object.entries(cache.inserted).filter(([, rules]) => typeof rules === 'string')
  return {
    html,
    css: styles.map(([, rules]) => String(rules)).join(''),
    styleNames: styles.map(([name]) => name).join(' '),
  }
}
