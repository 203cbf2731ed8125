import { existsSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import { linkPictureFile } from '../registry'
import { runInNode } from './runInNode'

const { sources, Compilation } = webpack
const source = 'linkPictures.ts'

interface LinkPicturesModule {
  linkPictures: (dir: string) => Promise<Readonly<Record<string, Buffer>>>
}

export class LinkPicturesPlugin {
  constructor(private readonly dir: string) {}

  apply(compiler: webpack.Compiler): void {
    if (!existsSync(join(this.dir, 'src', source))) return
    compiler.hooks.thisCompilation.tap('LinkPicturesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'LinkPicturesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => this.emit(compilation),
      )
    })
  }

  private async emit(compilation: webpack.Compilation): Promise<void> {
    const { linkPictures } = (await runInNode(this.dir, source)) as LinkPicturesModule
    for (const [key, picture] of Object.entries(await linkPictures(this.dir)))
      compilation.emitAsset(linkPictureFile(key), new sources.RawSource(picture))
  }
}
