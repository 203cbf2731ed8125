import { useState } from 'react'
import type { ReactNode } from 'react'
import type { FieldsProps, ProfileDraft } from '../entities/own-profile/profileFields'
import { createOwnProfile } from './fakes'

interface DraftHarnessProps {
  initial?: Partial<ProfileDraft>
  onChange?: (part: Partial<ProfileDraft>) => void
  children: (fields: FieldsProps) => ReactNode
}

export const DraftHarness = ({ initial, onChange, children }: DraftHarnessProps) => {
  const [draft, setDraft] = useState<ProfileDraft>(() => createOwnProfile(initial))
  const change = (part: Partial<ProfileDraft>): void => {
    onChange?.(part)
    setDraft((before) => ({ ...before, ...part }))
  }
  return children({ draft, onChange: change })
}
