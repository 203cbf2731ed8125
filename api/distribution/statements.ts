import ts from 'typescript'
import { isStatement, textsOf } from './expand'
import { openSources } from './sources'

export interface Statement {
  /** The file from the API's folder, and the function that sends it: `src/…/likes.repository.ts#insertLike`. */
  place: string
  /** With a number for each value; one value named twice has one number. */
  text: string
}

const numbered = (text: string): string => {
  const values = new Map<string, number>()
  return text.replaceAll(/⟨([^⟩]*)⟩/g, (_, source: string) => {
    const number = values.get(source) ?? values.size + 1
    values.set(source, number)
    return `$${number}`
  })
}

const nameOf = (node: ts.Node): string => {
  const owner = ts.findAncestor(
    node,
    (each) => each.parent && ts.isSourceFile(each.parent.parent?.parent ?? each.parent),
  )
  const named = ts.findAncestor(
    node,
    (each): each is ts.VariableDeclaration | ts.FunctionDeclaration =>
      (ts.isVariableDeclaration(each) || ts.isFunctionDeclaration(each)) &&
      each.name !== undefined &&
      isTopLevel(each),
  )
  return named?.name?.getText() ?? owner?.getText().slice(0, 20) ?? ''
}
const isTopLevel = (node: ts.Node) =>
  ts.isSourceFile(ts.isVariableDeclaration(node) ? node.parent.parent.parent : node.parent)

/** A template that starts a statement; others are pieces of one. */
const isWhole = (text: string) => /^\s*(select|insert|update|delete|with)\b/i.test(text)

const templatesIn = (file: ts.SourceFile): ts.TaggedTemplateExpression[] => {
  const all: ts.TaggedTemplateExpression[] = []
  const visit = (node: ts.Node): void => {
    if (isStatement(node)) all.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return all
}

/** Every statement of repositories, operators' commands and the demo. */
export const readStatements = (): Statement[] => {
  const { checker, files } = openSources()
  return files.flatMap(([path, file]) =>
    templatesIn(file).flatMap((node) =>
      textsOf(node, checker)
        .filter(isWhole)
        .map((text) => ({ place: `${path}#${nameOf(node)}`, text: numbered(text).trim() })),
    ),
  )
}
