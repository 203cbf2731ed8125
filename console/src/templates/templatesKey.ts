import { callConsole } from '../server/callConsole'

export const templatesKey = ['templates']
export const loadTemplates = () => callConsole('listTemplates')
