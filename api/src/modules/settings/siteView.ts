import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { createCdn } from '../photos/cdn/cdn'
import type { AddressOf } from '../photos/cdn/cdn'
import { getSettings } from './settings.service'

interface View {
  addressOf: AddressOf | null
  hasRegion: boolean
  hasVerification: boolean
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isCard = (value: object): boolean => 'is_fictional' in value

const apply = (value: unknown, view: View): unknown => {
  if (Array.isArray(value)) return value.map((item) => apply(item, view))
  if (!isPlain(value)) return value
  const fields = Object.entries(value).filter(
    ([name]) => view.hasVerification || name !== 'is_verified' || !isCard(value),
  )
  return Object.fromEntries(
    fields.map(([name, held]) => {
      if (typeof held !== 'string') return [name, apply(held, view)]
      if (name === 'region' && !view.hasRegion && isCard(value)) return [name, '']
      return [name, view.addressOf?.(name, held, value) ?? held]
    }),
  )
}

export const findSiteView = async (
  deps: Deps,
  host: string,
): Promise<(<Answer>(answer: Answer) => Answer) | null> => {
  const settings = await getSettings(deps, { host, country: null })
  const hasRegion = settings.visible_profile_fields.includes('region')
  const hasVerification = settings.member_verification
  if (!settings.cdn_prefix && hasRegion && hasVerification) return null
  const addressOf = settings.cdn_prefix ? await createCdn(deps, settings.cdn_prefix) : null
  return <Answer>(answer: Answer) => apply(answer, { addressOf, hasRegion, hasVerification }) as Answer
}

const isConcerned = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isConcerned)
  if (!isPlain(value)) return false
  return (
    isCard(value) ||
    Object.values(value).some((held) =>
      typeof held === 'string' ? /^\/(media|api)\//.test(held) : isConcerned(held),
    )
  )
}

export const registerSiteView = (app: FastifyInstance, deps: Deps): void => {
  app.addHook('preSerialization', async (request, _reply, answer) => {
    if (!isConcerned(answer)) return answer
    return (await findSiteView(deps, request.hostname))?.(answer) ?? answer
  })
}
