import { isCountry } from '@duetto/shared/domain'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { getSettings } from './settings.service'

const hostPattern = /^[a-z0-9.-]{1,253}$/i
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export const registerSettingsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getSettings', async ({ query, request }) => {
    const forced = text(query.host)
    const chosen = text(query.country)?.toUpperCase()
    const settings = await getSettings(deps, {
      host: forced && hostPattern.test(forced) ? forced : request.hostname,
      country: request.country,
      selectedCountry: isCountry(chosen) ? chosen : null,
    })
    return { settings, now: deps.now().toISOString() }
  })
}
