import type { BuildManifest, LiveShell, Provides, Requires } from './schema'

const partsOf = (version: string): number[] =>
  (version.replace(/^\^/, '').split('-')[0] ?? '').split('.').map(Number)

const isInCaretRange = (range: string, version: string): boolean => {
  const [least, provided] = [partsOf(range), partsOf(version)]
  const fixed = least.findIndex((part) => part > 0)
  for (let index = 0; index < 3; index += 1) {
    const [wanted = 0, found = 0] = [least[index], provided[index]]
    if (found !== wanted) return index > fixed && found > wanted
  }
  return true
}

const libraryIssues = ({ shared, names }: Requires, provides: Provides): string[] =>
  Object.entries(shared).flatMap(([library, range]) => {
    const version = provides.shared[library]
    if (!version) return [`it needs ${library}, which the shell does not provide`]
    if (!isInCaretRange(range, version))
      return [`it needs ${library} ${range} and the shell provides ${version}`]
    const provided = provides.names[library]
    const missing = provided ? (names[library] ?? []).filter((name) => !provided.includes(name)) : []
    return missing.map((name) => `it needs ${name} of ${library}, which the shell does not provide`)
  })

/** Consumed events must have the shell's version. Produced events may be older, because the bus upgrades them. */
const eventIssues = ({ consumes, produces }: Requires, { events }: Provides): string[] => [
  ...Object.entries(consumes)
    .filter(([type, v]) => events[type] !== v)
    .map(([type, v]) => `it consumes ${type} version ${v} and the shell emits ${events[type] ?? 'none'}`),
  ...Object.entries(produces)
    .filter(([type, v]) => v > (events[type] ?? 0))
    .map(([type, v]) => `it emits ${type} version ${v} and the shell knows ${events[type] ?? 'none'}`),
]

const slotIssues = ({ name, slots = [] }: RemoteBuild, provides: Provides): string[] =>
  Object.entries(provides.slots ?? {})
    .filter(([remote]) => remote === name)
    .flatMap(([, shown]) => shown)
    .filter((slot) => !slots.includes(slot))
    .map((slot) => `it lacks the slot ${slot}, which the shell shows`)

type RemoteBuild = Pick<BuildManifest, 'name' | 'slots'> & { requires: Requires }

export const incompatibilities = (build: RemoteBuild, provides: Provides): string[] => {
  const { requires } = build
  return [
    ...(requires.platform === provides.platform.split('.')[0]
      ? []
      : [`it needs platform ${requires.platform} and the shell provides ${provides.platform}`]),
    ...libraryIssues(requires, provides),
    ...eventIssues(requires, provides),
    ...slotIssues(build, provides),
  ]
}

export const unfitReason = (build: RemoteBuild & { build: string }, shell: LiveShell): string | null => {
  const issues = incompatibilities(build, shell.provides)
  if (issues.length === 0) return null
  return `${build.name} ${build.build} does not fit the live shell ${shell.build}: ${issues.join('; ')}.`
}
