import type { ProfileCard } from '@duetto/shared/contract'
import { FictionalTag } from '@duetto/shared/ui'

/** The label of a fictional face. */
export const FaceLabel = ({ person }: { person: ProfileCard | null }) =>
  person?.is_fictional ? <FictionalTag /> : null
