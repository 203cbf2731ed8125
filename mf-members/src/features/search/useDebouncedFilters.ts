import { useEffect, useRef, useState } from 'react'
import { keyOf } from '../../entities/search/filters'
import type { Filters } from '../../entities/search/filters'

const restMs = 300

export const useDebouncedFilters = (applied: Filters, apply: (filters: Filters) => void) => {
  const [draft, setDraft] = useState<{ of: string; filters: Filters } | null>(null)
  const latestApply = useRef(apply)
  const of = keyOf(applied)
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
