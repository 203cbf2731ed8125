import type { Locale } from '@duetto/shared/domain'
import { demoTexts } from '../texts'
import type { Script } from './script'

export const demoMemberScript = (language: Locale): Script => {
  const { companion, demoMembers } = demoTexts[language]
  const { disclosure, replies } = demoMembers
  const { reality, meeting, contact } = companion.topics
  return {
    ...companion,
    disclosure,
    topics: {
      ...companion.topics,
      reality: { ...reality, replies },
      meeting: { ...meeting, replies },
      contact: { ...contact, replies },
    },
  }
}
