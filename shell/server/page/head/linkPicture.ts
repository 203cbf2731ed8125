import type { Settings } from '@duetto/shared/contract'
import { nicheOf } from '@duetto/shared/domain'
import { linkPictureFile } from '@duetto/shared/registry'
import type { BuildOf } from '../../remotes/preloads'
import type { Visit } from '../visit'

export interface LinkPicture {
  url: string
  alt: string
}

interface Input {
  visit: Pick<Visit, 'match' | 'source'>
  alt: string | undefined
  settings: Pick<Settings, 'niche'>
  origin: string
  buildOf: BuildOf
}

export const linkPictureOf = ({ visit, alt, settings, origin, buildOf }: Input): LinkPicture | null => {
  const { match, source } = visit
  if (!match || !source || alt === undefined) return null
  const { remote, build } = source
  const files = buildOf(remote, build)?.files ?? {}
  const niche = nicheOf(match.params.slug, settings.niche)
  const file = [match.route.id, 'index']
    .map((id) => linkPictureFile(`${id}.${niche}`))
    .find((each) => files[each])
  return file === undefined ? null : { url: `${origin}/r/${remote}/${build}/${file}`, alt }
}
