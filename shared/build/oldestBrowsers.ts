import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import type { Compiler } from 'webpack'
import webpack from 'webpack'
import { root } from './remotes'

const name = 'OldestBrowsersPlugin'
/** esbuild's feature table lists Unicode property escapes as unsupported in our oldest browsers, which is wrong. */
const supported = { 'regexp-unicode-property-escapes': true }

export const oldestBrowsers = (): string[] => {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    browserslist: string[]
  }
  return browserslist.map((range) => range.replace(' >= ', ''))
}

export const newerSyntax = async (code: string, targets: string[]): Promise<string | null> => {
  const [plain, rewritten] = await Promise.all(
    ['esnext', targets].map(async (target) => {
      try {
        return (await transform(code, { target, supported, charset: 'utf8' })).code.split('\n')
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)]
      }
    }),
  )
  return plain?.find((line, index) => line !== rewritten?.[index])?.trim() ?? null
}

export class OldestBrowsersPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'))
        for (const [file, source] of scripts) {
          const line = await newerSyntax(String(source.source()), oldestBrowsers())
          if (line === null) continue
          const excerpt = line.length > 160 ? `${line.slice(0, 160)}…` : line
          compilation.errors.push(
            new webpack.WebpackError(
              `${file} has syntax newer than ${oldestBrowsers().join(', ')}: ${excerpt}`,
            ),
          )
        }
      })
    })
  }
}
