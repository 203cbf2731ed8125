import { useEffect, useRef, useState } from 'react'
import { keyOf } from '../../entities/search/filters'
import type { Filters } from '../../entities/search/filters'

/** A slider passes through many values; the search follows when it stops. */
const restMs = 300

/** Filters as the form shows them; they reach the URL a moment after the last change. */
export const useRestedFilters = (applied: Filters, apply: (filters: Filters) => void) => {
  const [draft, setDraft] = useState<{ of: string; filters: Filters } | null>(null)
  const latestApply = useRef(apply)
  const of = keyOf(applied)
  /* A draft of filters that were replaced meanwhile (a chip, the back button) counts no more. */
  const current = draft?.of === of ? draft.filters : null

  useEffect(() => {
    latestApply.current = apply
  })
  useEffect(() => {
    if (!current) return
    const timer = setTimeout(() => latestApply.current(current), restMs)
    return () => clearTimeout(timer)
  }, [current])

  return [current ?? applied, (filters: Filters) => setDraft({ of, filters })] as const
}
