import { bootElementId } from '../common/BootData'
import type { BootData } from '../common/BootData'

/** What the server wrote into the page, and the nonce of its policy. */
export const readBootData = (): { data: BootData; nonce: string } => {
  const element = document.getElementById(bootElementId)
  if (!element) throw new Error('the page carries no boot data')
  return { data: JSON.parse(element.textContent ?? '') as BootData, nonce: element.nonce ?? '' }
}
