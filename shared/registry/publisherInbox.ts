/**
 * Publishes builds across containers. A remote's container copies its build into an inbox; the publisher publishes it
 * and writes the result to another folder. Remotes therefore need no access to the registry.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { remotes } from '../src/domain/remotes'
import type { RemoteName } from '../src/domain/remotes'
import { publish } from './publish'
import type { RegistryStore } from './RegistryStore'

export interface PublishResult {
  moment: number
  fault: string | null
}

const incomingFolder = (folder: string): string => join(folder, 'build')
const answerFile = (answers: string, name: RemoteName): string => join(answers, `${name}.json`)

const momentOf = (folder: string): number | undefined =>
  statSync(incomingFolder(folder), { throwIfNoEntry: false })?.mtimeMs

export const submitBuild = (folder: string, from: string): number => {
  const target = incomingFolder(folder)
  const copy = `${target}.new`
  rmSync(copy, { recursive: true, force: true })
  cpSync(from, copy, { recursive: true })
  rmSync(target, { recursive: true, force: true })
  renameSync(copy, target)
  return statSync(target).mtimeMs
}

export const readResult = (answers: string, name: RemoteName, moment: number): PublishResult | undefined => {
  const file = answerFile(answers, name)
  if (!existsSync(file)) return undefined
  const answer = JSON.parse(readFileSync(file, 'utf8')) as PublishResult
  return answer.moment === moment ? answer : undefined
}

interface Inbox {
  store: RegistryStore
  /** Contains a subfolder for each remote, writable only by that remote. */
  incoming: string
  answers: string
  keep?: number
}

/**
 * Returns a function that publishes new submissions, and writes and returns their results. The subfolder determines the
 * remote, because only that remote can write there.
 */
export const createPublisher = ({ store, incoming, answers, keep }: Inbox) => {
  const seen = new Map<RemoteName, number>()
  return async (): Promise<{ name: RemoteName; fault: string | null }[]> => {
    const done = []
    for (const name of remotes) {
      const folder = join(incoming, name)
      const moment = momentOf(folder)
      if (moment === undefined || seen.get(name) === moment) continue
      seen.set(name, moment)
      let fault: string | null = null
      try {
        await publish({ store, name, from: incomingFolder(folder), keep })
      } catch (error) {
        fault = error instanceof Error ? error.message : String(error)
      }
      mkdirSync(answers, { recursive: true })
      const file = answerFile(answers, name)
      writeFileSync(`${file}.new`, JSON.stringify({ moment, fault } satisfies PublishResult))
      renameSync(`${file}.new`, file)
      done.push({ name, fault })
    }
    return done
  }
}
