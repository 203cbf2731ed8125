import type { BootData } from '../../common/BootData'
import type { Preload } from '../remotes/preloads'
import type { Frame } from './frame/renderFrame'
import type { LinkPicture } from './head/linkPicture'
import type { Listing } from './head/listing'
import type { Prerendered } from './prerendered/choosePrerendered'

export interface PageInput {
  boot: BootData
  nonce: string
  script: { src: string; integrity: string }
  preloads: readonly Preload[]
  frame: Frame
  prerendered: Prerendered
  /** Title of the route in the page's language, for the skeleton; null if it has none. */
  heading: string | null
  typed: Record<string, string>
  /** W3C traceparent of this page's span, if it is recorded. */
  traceparent?: string
  description: string
  /** Data for search engines in the vocabulary of schema.org. */
  structured: object | null
  listing: Listing | null
  linkPicture: LinkPicture | null
}
