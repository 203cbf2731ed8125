import { RegistryError } from './RegistryError'
import type { RegistryEntry, RolledBack, Source } from './schema'

const remembered = 20

export const findRolledBack = (entry: RegistryEntry | undefined, build: string): RolledBack | undefined =>
  entry?.rolledBack?.find((mark) => mark.build === build)

export const describeRolledBack = ({ build, at, by, reason }: RolledBack): string =>
  `${build} was rolled back by ${by} on ${at.slice(0, 16).replace('T', ' ')} UTC${reason ? `: ${reason}` : '.'}`

export const requireNotRolledBack = (name: string, entry: RegistryEntry | undefined, build: string): void => {
  const mark = findRolledBack(entry, build)
  if (mark)
    throw new RegistryError(
      `${name} ${describeRolledBack(mark)} To return to it, publish it with ops and --reason, ` +
        `or use rollback with --to ${build} and --reason.`,
    )
}

export const withMark = (
  { rolledBack = [], ...entry }: RegistryEntry,
  { build, entry: address, integrity }: Source,
  mark: Pick<RolledBack, 'at' | 'by' | 'reason'>,
): RegistryEntry => ({
  ...entry,
  rolledBack: [
    { build, entry: address, integrity, ...mark },
    ...rolledBack.filter((other) => other.build !== build),
  ].slice(0, remembered),
})

export const withoutMark = ({ rolledBack, ...entry }: RegistryEntry, build: string): RegistryEntry => {
  const others = rolledBack?.filter((mark) => mark.build !== build) ?? []
  return others.length > 0 ? { ...entry, rolledBack: others } : entry
}
