import { escapeHtml } from '@duetto/shared/domain'
import { answerPartsKey } from '../../common/answerParts'
import { renderFaces } from './faces'
import { renderFaceStyles } from './faceStyles'
import type { DataPart, InitialData } from './initialData/initialData'
import { inlineJson } from './inlineJson'
import { renderPage } from './renderPage'
import type { PageInput } from './renderPage'
import { isPrerendered, startTags } from './scriptTags'

/** Answers received so far, and their portraits. */
const renderPart = ({ pictures = [], ...part }: DataPart, input: PageInput): string => {
  const { nonce, frame } = input
  const faces = isPrerendered(input)
    ? renderFaceStyles(pictures, nonce)
    : renderFaces({ pictures, label: frame.fictional, nonce, escape: escapeHtml })
  return `${faces}<script nonce="${nonce}">(self.${answerPartsKey}??=[]).push(${inlineJson(part)})</script>\n`
}

/** The page in the parts in which it is sent. */
export async function* streamPage(input: PageInput, { parts, prompt }: InitialData): AsyncIterable<string> {
  yield renderPage(input)
  // A prerendered page starts its scripts once, after the prompt answers.
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
