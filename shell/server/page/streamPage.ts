import { answerPartsKey } from '../../common/answerParts'
import type { DataPart, InitialData } from './initialData/initialData'
import { renderPortraits } from './initialData/portraits'
import { inlineJson } from './inlineJson'
import { renderPage } from './renderPage'
import type { PageInput } from './PageInput'
import { isPrerendered, startTags } from './scriptTags'

const renderPart = ({ portraits = [], pictures, ...part }: DataPart, input: PageInput): string => {
  const { nonce, frame, boot } = input
  const label = { nonce, term: frame.fictional, hasIcon: boot.settings.fictional_icon }
  // Prerendered pages with portraits are landers, which omit members without a portrait.
  const shown = isPrerendered(input) ? portraits.filter((portrait) => portrait !== null) : portraits
  return `${renderPortraits(shown, label, pictures)}<script nonce="${nonce}">(self.${answerPartsKey}??=[]).push(${inlineJson(part)})</script>\n`
}

export async function* streamPage(input: PageInput, { parts, prompt }: InitialData): AsyncIterable<string> {
  yield renderPage(input)
  const scriptsDue = isPrerendered(input) ? prompt.then(() => 'scripts' as const) : null
  const reader = parts[Symbol.asyncIterator]()
  let next = reader.next()
  let isStarted = scriptsDue === null
  for (;;) {
    const part = await (isStarted || !scriptsDue ? next : Promise.race([next, scriptsDue]))
    if (part === 'scripts') {
      isStarted = true
      yield startTags(input)
    } else if (part.done) break
    else {
      yield renderPart(part.value, input)
      next = reader.next()
    }
  }
  yield `${isStarted ? '' : startTags(input)}
</body>
</html>
`
}
