import { requireSome } from '../../common/files'

const containers = ['src', 'browser', 'server', 'specs']

export const foldersOf = (files: readonly string[]): string[] => {
  const folders = files.flatMap((file) => {
    const [first, second, ...rest] = file.split('/')
    if (!first || second === undefined) return []
    return containers.includes(first) && rest.length > 0 ? [first, `${first}/${second}`] : [first]
  })
  return [...new Set(folders)]
}

export const namesFolder = (readme: string, folder: string): boolean => {
  const name = folder.split('/').at(-1) ?? ''
  return new RegExp(`\`[^\`\\n]*(?<![\\w-])${name}(?![\\w-])[^\`\\n]*\``).test(readme)
}

interface Package {
  name: string
  readme: string
  files: readonly string[]
}

export const readmeErrors = (packages: readonly Package[]): string[] =>
  requireSome([...packages], 'READMEs of packages').flatMap(({ name, readme, files }) => {
    const paths = [...readme.matchAll(/`((?:src|browser|server|common)\/[\w./-]+)`/g)].flatMap(
      ([, path]) => path?.replace(/\/$/, '') ?? [],
    )
    const missing = paths.filter(
      (path) => !files.some((file) => file === path || file.startsWith(`${path}/`)),
    )
    const unnamed = foldersOf(files).filter(
      (folder) => !containers.includes(folder) && !namesFolder(readme, folder),
    )
    return [
      ...missing.map((path) => `${name}/README.md: ${path} does not exist`),
      ...unnamed.map((folder) => `${name}/README.md does not name the folder ${folder}`),
    ]
  })
