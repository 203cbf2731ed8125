import { readFileSync } from 'node:fs'
import { StartError } from './StartError'

type Variables = Record<string, string | undefined>

const readSecret = (name: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`${name} names ${path}, which cannot be read (${code ?? 'unknown'}).`)
  }
}

/** Supports Docker secrets: sets `NAME` to the content of the file at `NAME_FILE`, without its final line break. */
export const withSecretFiles = (env: Variables, names: readonly string[]): Variables => {
  const read = names.flatMap((name) => {
    const path = env[`${name}_FILE`]
    return path ? [[name, readSecret(`${name}_FILE`, path)]] : []
  })
  return { ...env, ...(Object.fromEntries(read) as Variables) }
}

export const withPassword = (address: string | undefined, password: string | undefined) => {
  if (!address || !password) return address
  const url = new URL(address)
  url.password = encodeURIComponent(password)
  return url.toString()
}
