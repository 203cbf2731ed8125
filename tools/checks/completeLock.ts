interface Entry {
  version?: string
  resolved?: string
  dev?: boolean
  optional?: boolean
  cpu?: string[]
  libc?: string[]
  os?: string[]
  optionalDependencies?: Record<string, string>
}
export interface Lock {
  packages: Record<string, Entry>
}

const systems: Record<string, string> = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
}
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64']
const suffix = new RegExp(`(${Object.keys(systems).join('|')})-(${processors.join('|')})(?:-(\\w+))?$`)

type Platform = Pick<Entry, 'cpu' | 'os' | 'libc'>

export const platformOf = (name: string): Platform | undefined => {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] }
  const [, system, cpu, abi = ''] = suffix.exec(name) ?? []
  const os = systems[system ?? '']
  if (!os || !cpu) return undefined
  const isMusl = system === 'linuxmusl' || abi.startsWith('musl')
  const libc = isMusl ? ['musl'] : /^(gnu|glibc)/.test(abi) ? ['glibc'] : undefined
  return { os: [os], cpu: [cpu], ...(libc && { libc }) }
}

const lookups = (path: string) => {
  const parents = path.split('/node_modules/').map((_, index, parts) => parts.slice(0, index + 1))
  const folders = parents.reverse().map((parts) => parts.join('/node_modules/'))
  return [...folders.filter(Boolean).map((folder) => `${folder}/node_modules`), 'node_modules']
}

const byPath = ([one]: [string, Entry], [other]: [string, Entry]) => one.localeCompare(other, 'en')

export const completeLock = (lock: Lock): string[] => {
  const changes: string[] = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (/^https?:/.test(entry.resolved ?? '')) {
      delete entry.resolved
      changes.push(`${path}: address of a registry removed`)
    }
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (lookups(path).some((folder) => lock.packages[`${folder}/${name}`])) continue
      const platform = platformOf(name)
      if (!platform || !/^\d/.test(version)) {
        throw new Error(
          `${name}@${version}, optional for ${path}, is missing and its name does not tell the platform`,
        )
      }
      lock.packages[`node_modules/${name}`] = {
        version,
        ...(platform.cpu && { cpu: platform.cpu }),
        ...(entry.dev && { dev: true }),
        ...(platform.libc && { libc: platform.libc }),
        optional: true,
        ...(platform.os && { os: platform.os }),
      }
      changes.push(`${name}@${version}: added`)
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byPath))
  return changes
}
