import type { Locale } from '@duetto/shared/domain'
import { demoTexts } from '../texts'
import type { Script } from './script'

/** Returns the script of a demo member: as for a fictional one, without its statements about being fictional. */
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
