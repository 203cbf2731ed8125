import { transform } from '@formatjs/ts-transformer'
import ts from 'typescript'

/** Compiles the English `defaultMessage` of a messages.ts to its syntax tree and drops the descriptions. */
export default function defaultMessages(source) {
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
