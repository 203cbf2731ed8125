import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotes, root } from './remotes'

const modules = { contract: 'contract.ts', app: 'index.ts', slots: 'slots/index.ts' }

const loadersOf = (name: string): string[] =>
  Object.entries(modules).map(([module, file]) => {
    const chunk = module === 'slots' ? `${name}-slots` : name
    const path = JSON.stringify(join(root, name, 'src', file))
    return `${module}: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${path})`
  })

/** Writes the module that replaces `federated` in the single bundle: each remote is a lazy chunk. Returns its file. */
export const writeMonoModules = (folder: string): string => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'loadModules.mjs')
  const entries = remotes.map((name) => `${JSON.stringify(name)}: { ${loadersOf(name).join(', ')} }`)
  writeFileSync(
    file,
    `const loaders = { ${entries.join(',\n')} }\nexport const loadModule = (remote, module) => loaders[remote][module]()\n`,
  )
  return file
}
