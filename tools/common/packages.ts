import { join } from 'node:path'
import { portOf, remotes, root } from '../../shared/build/remotes'

export { portOf, remotes, root }

export const bin = (name: string): string => join(root, 'node_modules/.bin', name)

export const servers = ['api', 'demo']
/** Roughly from the fastest build to the slowest. `npm run build` starts at the end. */
export const packages: string[] = [...servers, ...remotes, 'console', 'shell']

export const builtFiles = {
  api: 'demo/dist/serve.mjs',
  apiWithoutSpare: 'demo/dist/main.mjs',
  mailbox: 'demo/dist/mailbox.mjs',
  sandbox: 'demo/dist/sandbox.mjs',
  shell: 'shell/dist/server/main.mjs',
}
