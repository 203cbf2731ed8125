import { readFileSync } from 'node:fs'
import { StartFault } from './StartFault'

type Variables = Record<string, string | undefined>

const readSecret = (name: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartFault(`${name} names ${path}, which cannot be read (${code ?? 'unknown'}).`)
  }
}

/**
 * The environment with file secrets resolved: `NAME_FILE` names the file that holds `NAME`, for these names.
 */
export const withSecretFiles = (env: Variables, names: readonly string[]): Variables => {
  const read = names.flatMap((name) => {
    const path = env[`${name}_FILE`]
    return path ? [[name, readSecret(`${name}_FILE`, path)]] : []
  })
  return { ...env, ...(Object.fromEntries(read) as Variables) }
}

/** Adds a password with arbitrary characters to a URL; unchanged without one. */
export const withPassword = (address: string | undefined, password: string | undefined) => {
  if (!address || !password) return address
  const url = new URL(address)
  url.password = encodeURIComponent(password)
  return url.toString()
}
