import type { SelfieRefusal } from '@duetto/shared/domain'
import { selfieRefusals } from '@duetto/shared/domain'
import { Option } from 'commander'
import type { Command } from 'commander'
import { DomainError } from '../../src/http/DomainError'
import { decideSelfie } from '../../src/modules/verification/decision.service'
import { findSelfies, findWaitingFile } from '../../src/modules/verification/queue.repository'
import { storedSelfieName } from '../../src/modules/verification/selfie'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { writeOutputFile } from '../files'
import { readId } from '../values'

export const addSelfieCommands = (program: Command, context: Context, show: Show): void => {
  const { db, storage } = context.deps
  const selfies = program.command('selfies').description('selfies of members who want the mark “verified”')
  selfies
    .command('list')
    .description('lists selfies that wait, oldest first')
    .option('--all', 'include decided ones')
    .action(async ({ all }: { all?: true }) => show(await findSelfies(db, all === true)))
  selfies
    .command('save <id> <file>')
    .description('saves the selfie as a file; the photos of the member are in “members show”')
    .action(async (id: string, file: string) => {
      const selfie = await findWaitingFile(db, readId(id))
      const stored = selfie && (await storage.get(storedSelfieName(selfie.file)))
      if (!stored) throw new OpsError(`No selfie ${id} waits.`)
      const path = await writeOutputFile(context, file, stored.bytes)
      await audit(db, context, { action: 'selfie looked at', subject: `selfie ${id}` })
      show({ selfie: Number(id), pose: selfie.pose, file: path, type: stored.contentType })
    })
  selfies
    .command('approve <id>')
    .description('gives the mark to the member')
    .action(async (id: string) => {
      await decide(context, readId(id), null)
      show({ selfie: Number(id), status: 'verified' })
    })
  selfies
    .command('refuse <id>')
    .description('refuses the mark and tells the member why')
    .addOption(
      new Option('--reason <reason>', 'what the member is told')
        .choices(selfieRefusals)
        .makeOptionMandatory(),
    )
    .action(async (id: string, { reason }: { reason: SelfieRefusal }) => {
      await decide(context, readId(id), reason)
      show({ selfie: Number(id), status: 'refused', reason })
    })
}

const decide = async ({ deps, actor }: Context, id: number, refusal: SelfieRefusal | null): Promise<void> => {
  try {
    await decideSelfie(deps, { name: actor }, { id, refusal })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'not_found') throw new OpsError(`There is no selfie ${id}.`)
    if (error.code === 'conflict')
      throw new OpsError(`Selfie ${id} does not wait, or an operator compares it in the console.`)
    throw error
  }
}
