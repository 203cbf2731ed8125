import { usePlatform, useSession } from '@duetto/shared/platform'
import type { Prompt } from '@duetto/shared/domain'
import { useState } from 'react'
import { isDue, recordSkip } from '../../../entities/question/questionLog'
import { dayOf, questionOf } from '../../../entities/question/today'

export interface Question {
  prompt: Prompt
  memberId: number
  day: number
}

export const useQuestion = (): { question: Question | null; skip: () => void } => {
  const { user } = useSession()
  const { now } = usePlatform()
  const [day] = useState(() => dayOf(now()))
  const [shown, setShown] = useState<Question | null>(null)
  const [isSkipped, setSkipped] = useState(false)
  const memberId = user?.id
  if (memberId !== undefined && shown?.memberId !== memberId && user?.status === 'active') {
    const prompt = questionOf(
      day,
      user.profile.prompts.map((one) => one.prompt),
    )
    if (prompt && isDue(memberId, day)) setShown({ prompt, memberId, day })
  }
  const question = !isSkipped && shown?.memberId === memberId ? shown : null
  return {
    question,
    skip: () => {
      if (memberId !== undefined) recordSkip(memberId, day)
      setSkipped(true)
    },
  }
}
