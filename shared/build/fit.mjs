/** Whether a version lies in a caret range, `^a.b.c`; the first number that is not 0 must be the same. */
const isWithin = (range, version) => {
  const parts = (text) => text.replace(/^\^/, '').split('-')[0].split('.').map(Number)
  const [least, given] = [parts(range), parts(version)]
  const fixed = least.findIndex((part) => part > 0)
  for (let index = 0; index < 3; index += 1) {
    if (given[index] === least[index]) continue
    return index > fixed && given[index] > least[index]
  }
  return true
}

const sharedFaults = ({ shared, names }, gives) =>
  Object.entries(shared).flatMap(([library, range]) => {
    const version = gives.shared[library]
    if (!version) return [`it needs ${library}, which the shell does not give`]
    if (!isWithin(range, version)) return [`it needs ${library} ${range} and the shell gives ${version}`]
    const given = gives.names[library]
    const missing = given ? (names[library] ?? []).filter((name) => !given.includes(name)) : []
    return missing.map((name) => `it needs ${name} of ${library}, which the shell does not give`)
  })

/** What is heard must be of the shell's own version; what is told may be older, because the bus raises it. */
const eventFaults = ({ consumes, produces }, { events }) => [
  ...Object.entries(consumes)
    .filter(([type, v]) => events[type] !== v)
    .map(([type, v]) => `it hears ${type} in version ${v} and the shell tells ${events[type] ?? 'none'}`),
  ...Object.entries(produces)
    .filter(([type, v]) => !(v <= events[type]))
    .map(([type, v]) => `it tells ${type} in version ${v} and the shell knows ${events[type] ?? 'none'}`),
]

/** Why a remote's build does not fit a shell, one sentence each; empty where it does. */
export const misfits = (needs, gives) => [
  ...(needs.platform === gives.platform.split('.')[0]
    ? []
    : [`it needs platform ${needs.platform} and the shell gives ${gives.platform}`]),
  ...sharedFaults(needs, gives),
  ...eventFaults(needs, gives),
]
