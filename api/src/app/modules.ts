import type { FastifyInstance } from 'fastify'
import { registerHealthRoutes } from '../modules/health/health.routes'
import { registerSettingsRoutes } from '../modules/settings/settings.routes'
import { registerSiteRoutes } from '../modules/site/site.routes'
import type { Deps } from './deps'

/** Every module with routes; a new one adds its line. */
const modules: ((app: FastifyInstance, deps: Deps) => void)[] = [
  registerHealthRoutes,
  registerSettingsRoutes,
  registerSiteRoutes,
]

export const registerModules = (app: FastifyInstance, deps: Deps): void => {
  for (const register of modules) register(app, deps)
}
