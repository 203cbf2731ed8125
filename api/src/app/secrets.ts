import { readFileSync } from 'node:fs'
import { StartFault } from './StartFault'

type Variables = Record<string, string | undefined>
const suffix = '_FILE'

const readSecret = (name: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartFault(`${name} names ${path}, which cannot be read (${code ?? 'unknown'}).`)
  }
}

/** The environment with the secrets of its files: `NAME_FILE` names the file that holds `NAME`. */
export const withSecretFiles = (env: Variables): Variables => {
  const read = Object.entries(env).flatMap(([name, path]) =>
    name.endsWith(suffix) && path ? [[name.slice(0, -suffix.length), readSecret(name, path)]] : [],
  )
  return { ...env, ...(Object.fromEntries(read) as Variables) }
}

/** The address with a password of any characters in it; as it is where there is none to add. */
export const withPassword = (address: string | undefined, password: string | undefined) => {
  if (!address || !password) return address
  const url = new URL(address)
  url.password = encodeURIComponent(password)
  return url.toString()
}
