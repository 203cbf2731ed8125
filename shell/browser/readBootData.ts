import { answersElementId, bootElementId, traceMetaName } from '../common/BootData'
import type { BootData } from '../common/BootData'

/** What the server wrote into the page: boot data, the answers that were ready in time, and the policy's nonce. */
export const readBootData = (): {
  data: BootData
  answers: Record<string, unknown>
  nonce: string
  /** W3C traceparent of the page; null where it is not recorded. */
  traceparent: string | null
} => {
  const element = document.getElementById(bootElementId)
  if (!element) throw new Error('the page carries no boot data')
  const answers = document.getElementById(answersElementId)?.textContent ?? '{}'
  return {
    data: JSON.parse(element.textContent ?? '') as BootData,
    answers: JSON.parse(answers) as Record<string, unknown>,
    nonce: element.nonce ?? '',
    traceparent: document.querySelector<HTMLMetaElement>(`meta[name=${traceMetaName}]`)?.content ?? null,
  }
}
