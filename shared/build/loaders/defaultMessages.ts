import { transform } from '@formatjs/ts-transformer'
import ts from 'typescript'
import type { LoaderContext } from 'webpack'

export default function defaultMessages(this: LoaderContext<unknown>, source: string): string {
  const { outputText } = ts.transpileModule(source, {
    fileName: this.resourcePath,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
    transformers: { before: [transform({ ast: true, removeDefaultMessage: false })] },
  })
  return outputText
}
