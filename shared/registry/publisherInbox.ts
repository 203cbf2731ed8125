/**
 * How a remote's container gets its build published without writing into the registry: it lays the build into a folder of
 * its own, and the publisher, which alone writes the registry, takes it from there and answers in a folder of its own.
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

/** What became of a build that was handed over; `moment` tells one handing over from the next. */
export interface Answer {
  moment: number
  /** Why it was refused; null: it is published. */
  fault: string | null
}

const incomingFolder = (folder: string): string => join(folder, 'build')
const answerFile = (answers: string, name: RemoteName): string => join(answers, `${name}.json`)

/** When the build that waits here was handed over, in milliseconds; undefined if none does. */
const momentOf = (folder: string): number | undefined =>
  statSync(incomingFolder(folder), { throwIfNoEntry: false })?.mtimeMs

/** Lays a build into the remote's own folder; returns its moment. */
export const submitBuild = (folder: string, from: string): number => {
  const target = incomingFolder(folder)
  const copy = `${target}.new`
  rmSync(copy, { recursive: true, force: true })
  cpSync(from, copy, { recursive: true })
  // The publisher must never see half of it.
  rmSync(target, { recursive: true, force: true })
  renameSync(copy, target)
  return statSync(target).mtimeMs
}

/** Undefined while the publisher has not answered. */
export const readResult = (answers: string, name: RemoteName, moment: number): Answer | undefined => {
  const file = answerFile(answers, name)
  if (!existsSync(file)) return undefined
  const answer = JSON.parse(readFileSync(file, 'utf8')) as Answer
  return answer.moment === moment ? answer : undefined
}

interface Inbox {
  store: RegistryStore
  /** Holds a folder for each remote, in which it alone writes. */
  incoming: string
  /** Where the remotes read what became of their builds. */
  answers: string
  /** How many unreferenced builds to keep. */
  keep?: number
}

/**
 * Publishes what was handed over since it was last called, each as the remote whose folder it lies in. Returns what it did,
 * for the log.
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
      writeFileSync(`${file}.new`, JSON.stringify({ moment, fault } satisfies Answer))
      renameSync(`${file}.new`, file)
      done.push({ name, fault })
    }
    return done
  }
}
