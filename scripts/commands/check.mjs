import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/packages.mjs'
import { documentedCommands } from './documented.mjs'
import { proofOf, proofs } from './proofs.mjs'

/** What is wrong with the commands of these documents: unknown ones, and proofs that are not where they should be. */
export const commandFaults = (files) => {
  const used = new Set()
  const faults = []
  for (const [command, file] of documentedCommands(files)) {
    const row = proofOf(command)
    if (row) used.add(row)
    else faults.push(`${file}: nothing runs "${command}"; see scripts/commands/proofs.mjs`)
  }
  for (const row of proofs) {
    const [form, { by, words }] = row
    if (!used.has(row)) faults.push(`scripts/commands/proofs.mjs: no document has "${form}"`)
    if (by === undefined) continue
    const isThere = existsSync(join(root, by)) && readFileSync(join(root, by), 'utf8').includes(words)
    if (!isThere)
      faults.push(`scripts/commands/proofs.mjs: ${by} has no "${words}", which should run "${form}"`)
  }
  return faults
}
