import { join } from 'node:path'
import { portOf, remotes, root } from '../../shared/build/remotes'

export { portOf, remotes, root }

export const bin = (name: string): string => join(root, 'node_modules/.bin', name)

/** Packages without browser code, which esbuild bundles. */
export const servers = ['api', 'demo']
export const packages: string[] = [...servers, 'console', ...remotes, 'shell']

export const builtFiles = {
  /** Starts the API with a spare that takes over. */
  api: 'demo/dist/serve.mjs',
  apiWithoutSpare: 'demo/dist/main.mjs',
  mailbox: 'demo/dist/mailbox.mjs',
  sandbox: 'demo/dist/sandbox.mjs',
  shell: 'shell/dist/server/main.mjs',
}
