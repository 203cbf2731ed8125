import { requireSome } from '../../common/files'

/** Folders whose subfolders are parts of a package. */
const containers = ['src', 'browser', 'server', 'specs']

/**
 * Returns a package's folders, with one more level below `containers`: `src` and `src/features` for the file
 * `src/features/likes/slice.ts`.
 */
export const foldersOf = (files: readonly string[]): string[] => {
  const folders = files.flatMap((file) => {
    const [first, second, ...rest] = file.split('/')
    if (!first || second === undefined) return []
    return containers.includes(first) && rest.length > 0 ? [first, `${first}/${second}`] : [first]
  })
  return [...new Set(folders)]
}

/** Whether a README mentions a folder in code style, alone or in a path. */
export const namesFolder = (readme: string, folder: string): boolean => {
  const name = folder.split('/').at(-1) ?? ''
  return new RegExp(`\`[^\`\\n]*(?<![\\w-])${name}(?![\\w-])[^\`\\n]*\``).test(readme)
}

interface Package {
  name: string
  readme: string
  files: readonly string[]
}

/**
 * Returns one message for each path in a README that does not exist, and for each folder that its package's README does
 * not mention.
 */
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
