import type { ProfileCard } from '@duetto/shared/contract'
import type { Http } from '@duetto/shared/http'
import { useEffect, useEffectEvent, useState } from 'react'

const REST_MS = 200
const SHOWN = 6

export interface Suggestions {
  /** What the people below were asked for. */
  query: string
  people: readonly ProfileCard[]
  /** Whether they answer what is typed now; until they do, the older ones stand. */
  isCurrent: boolean
}

/** Members whose first name begins as typed, asked for once typing rests. */
export const useSuggestions = (
  http: Http,
  typed: string,
  onAnswer: (people: readonly ProfileCard[]) => void,
): Suggestions | null => {
  const query = typed.trim()
  const [answer, setAnswer] = useState<Omit<Suggestions, 'isCurrent'> | null>(null)
  const handleAnswer = useEffectEvent((answered: Omit<Suggestions, 'isCurrent'>) => {
    setAnswer(answered)
    onAnswer(answered.people)
  })
  useEffect(() => {
    if (query.length < 2) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      http
        .call('searchMembers', { query: { name: query, limit: SHOWN }, signal: controller.signal })
        .then((result) => {
          // An answer to what is typed no more is nobody's.
          if (result && !controller.signal.aborted) handleAnswer({ query, people: result.profiles })
        })
        .catch(() => {})
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [http, query])
  return query.length < 2 || !answer ? null : { ...answer, isCurrent: answer.query === query }
}
