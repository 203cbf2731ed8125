import { bootElementId, traceMetaName } from '../../../common/BootData'
import type { BootData } from '../../../common/BootData'

export const readBootData = (): {
  data: BootData
  nonce: string
  traceparent: string | null
} => {
  const element = document.getElementById(bootElementId)
  if (!element) throw new Error('the page has no boot data')
  return {
    data: JSON.parse(element.textContent ?? '') as BootData,
    nonce: element.nonce ?? '',
    traceparent: document.querySelector<HTMLMetaElement>(`meta[name=${traceMetaName}]`)?.content ?? null,
  }
}
