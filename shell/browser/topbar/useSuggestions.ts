import type { ProfileCard } from '@duetto/shared/contract'
import type { Http } from '@duetto/shared/http'
import { useEffect, useEffectEvent, useState } from 'react'

const REST_MS = 200
const SHOWN = 6

export interface Suggestions {
  /** The text the results below are for. */
  query: string
  people: readonly ProfileCard[]
  /** Whether they match the current text; until then the older results stay. */
  isCurrent: boolean
}

/** Members whose first name starts with the typed text, debounced. */
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
          // Ignore an answer to text that has changed.
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
