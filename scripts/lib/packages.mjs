import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
export const remotes = ['mf-members', 'mf-chat', 'mf-payments', 'mf-signup', 'mf-landers']
export const packages = ['api', ...remotes, 'shell']
