import { limits } from '../limits'
import { plainText } from './characters'
import { asciiHost } from './host'

/** RFC 5321, section 4.1.2, without quoted local parts. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/** RFC 5321, section 4.5.3.1.1. */
const localPartMax = 64

/** Returns the stored form, in lower case and with the domain in ASCII, or null if the address is invalid. */
export const readEmail = (text: string): string | null => {
  const typed = plainText(text).toLowerCase()
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, Math.max(at, 0))
  const host = asciiHost(typed.slice(at + 1))
  if (!host || local.length > localPartMax || !localPart.test(local)) return null
  const email = `${local}@${host}`
  return email.length <= limits.emailMaxLength ? email : null
}
