import { remotes, root } from '../../shared/build/remotes.mjs'

export { remotes, root }
export const packages = ['api', ...remotes, 'shell']
