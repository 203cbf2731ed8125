import { join } from 'node:path'
import type { Locale, RemoteName, RouteFacts } from '@duetto/shared/domain'
import type { RemotePlan } from '../boot/BootData'
import type { BuildFiles } from './buildFiles'

export interface Preload {
  href: string
  as: 'script' | 'font'
  /** Fetched without credentials; must be as the later request is, or the file is fetched twice. */
  isAnonymous: boolean
  integrity?: string
}

/** Chunks that a remote's first page needs, by the names that the webpack factory gives them. */
const firstChunks = (locale: Locale): string[] => ['contract', 'app', `locale-${locale}`, `ui-${locale}`]

const scriptsOf = (build: BuildFiles, prefix: string, names: readonly string[]): Preload[] => {
  const files = names.flatMap((name) => build.chunks[name] ?? [])
  return [...new Set(files)].map((file) => ({
    href: `${prefix}${file}`,
    as: 'script' as const,
    isAnonymous: false,
  }))
}

interface PreloadInput {
  route: RouteFacts | null
  locale: Locale
  shell: BuildFiles
  plans: Partial<Record<RemoteName, RemotePlan>>
  registryDir: string
  readBuild: (folder: string) => BuildFiles | null
  fonts: readonly string[]
}

/** What this route will ask for anyway, named in the page so that nothing waits for anything. */
export const preloadsFor = ({
  route,
  locale,
  shell,
  plans,
  registryDir,
  readBuild,
  fonts,
}: PreloadInput): Preload[] => {
  const own = scriptsOf(shell, '/s/', [`locale-${locale}`, `ui-${locale}`])
  const fontLinks = fonts.map((href) => ({ href, as: 'font' as const, isAnonymous: true }))
  const owner = route?.owner
  // In the one bundle a remote is a chunk of the shell's build.
  const inside = owner ? scriptsOf(shell, '/s/', [owner]) : []
  if (inside.length > 0) return [...fontLinks, ...own, ...inside]
  const plan = owner && owner !== 'shell' ? plans[owner] : undefined
  if (!plan || plan.isDisabled) return [...fontLinks, ...own]
  const build = readBuild(join(registryDir, 'r', owner as RemoteName, plan.build))
  const entry: Preload = { href: plan.entry, as: 'script', integrity: plan.integrity, isAnonymous: true }
  const chunks = build ? scriptsOf(build, `/r/${owner}/${plan.build}/`, firstChunks(locale)) : []
  return [...fontLinks, ...own, entry, ...chunks]
}
