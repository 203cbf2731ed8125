import type { Settings } from '@duetto/shared/contract'
import { brandIconPath, linkPictureSize, nicheOf } from '@duetto/shared/domain'
import { linkPictureFile } from '@duetto/shared/registry'
import type { BuildOf } from '../../remotes/preloads'
import type { Visit } from '../visit'

export interface LinkPicture {
  url: string
  alt: string
  type: string
  width: number
  height: number
}

interface Input {
  visit: Pick<Visit, 'match' | 'source'>
  alt: string | undefined
  settings: Pick<Settings, 'brand' | 'name' | 'niche'>
  origin: string
  buildOf: BuildOf
}

const ICON_SIDE = 512

/** The builds' pictures have Duetto's colours, so a site with its own icon uses the icon instead. */
export const linkPictureOf = ({ visit, alt, settings, origin, buildOf }: Input): LinkPicture | null => {
  const { match, source } = visit
  if (!match || !source || alt === undefined) return null
  const { icon } = settings.brand
  if (icon)
    return {
      url: origin + brandIconPath(icon, '512.png'),
      alt: settings.name,
      type: 'image/png',
      width: ICON_SIDE,
      height: ICON_SIDE,
    }
  const { remote, build } = source
  const files = buildOf(remote, build)?.files ?? {}
  const niche = nicheOf(match.params.slug, settings.niche)
  const file = [match.route.id, 'index']
    .map((id) => linkPictureFile(`${id}.${niche}`))
    .find((each) => files[each])
  const url = `${origin}/r/${remote}/${build}/${file}`
  return file === undefined ? null : { url, alt, type: 'image/jpeg', ...linkPictureSize }
}
