import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type webpack from 'webpack'
import { buildFolder } from '../registry'
import { routesOf } from './facts'

export class DevManifestPlugin {
  constructor(
    private readonly name: string,
    private readonly dir: string,
  ) {}

  apply(compiler: webpack.Compiler): void {
    const registry = process.env.REGISTRY_DIR
    if (!registry) return
    const folder = buildFolder(registry, this.name, 'dev')
    compiler.hooks.done.tapPromise('DevManifestPlugin', async () => {
      const routes = await routesOf(this.dir)
      mkdirSync(folder, { recursive: true })
      const manifest = { name: this.name, build: 'dev', files: {}, chunks: {}, routes }
      writeFileSync(join(folder, 'build.json'), JSON.stringify(manifest))
    })
  }
}
