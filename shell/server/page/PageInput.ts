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
  heading: string | null
  typed: Record<string, string>
  traceparent?: string
  description: string
  structured: object | null
  listing: Listing | null
  linkPicture: LinkPicture | null
}
