import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { listTemplates, removeTemplate, saveTemplate } from '../../modules/fictional/templates.service'
import { ConsoleError } from '../ConsoleError'
import { handleCall } from '../handle'

export const registerTemplateRoutes = (app: FastifyInstance, deps: Deps): void => {
  handleCall(app, 'listTemplates', () => listTemplates(deps))

  handleCall(app, 'saveTemplate', async ({ body, actor }) => {
    const result = await saveTemplate(deps, actor, body)
    if (result === 'name_taken') throw new ConsoleError('template_name_taken')
    if (result === 'too_many') throw new ConsoleError('too_many_templates')
    return listTemplates(deps)
  })

  handleCall(app, 'removeTemplate', async ({ body, actor }) => {
    await removeTemplate(deps, actor, body.id)
    return listTemplates(deps)
  })
}
