import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { requireSome } from '../../common/files'

export const targetsIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|<img\s[^>]*src="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))

export const linkErrors = (root: string, documents: Map<string, string>): string[] => {
  const links = [...documents].flatMap(([file, text]) => targetsIn(text).map((target) => ({ file, target })))
  return requireSome(links, 'links in documents')
    .filter(({ file, target }) => !existsSync(join(root, dirname(file), target)))
    .map(({ file, target }) => `${file}: link to ${target}, which does not exist`)
}
