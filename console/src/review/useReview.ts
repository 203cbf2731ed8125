import { operatorTimings } from '@duetto/shared/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallError } from '../server/callConsole'
import { useAct } from '../parts/useAct'
import type { Refusals } from '../parts/useAct'
import { useText } from '../parts/useText'

export interface Reviewed {
  id: number
  member: { name: string; age: number }
  waiting: number
}

export interface ReviewQueue<Item extends Reviewed, Refusal extends string> {
  name: 'review' | 'selfie' | 'media'
  take: (after?: number) => Promise<Item | null>
  decide: (item: Item, refusal: Refusal | null) => Promise<{ undo_until: string }>
  undo: (id: number) => Promise<Item>
  /** Error codes for an item that the operator can no longer decide. The next item is then fetched. */
  gone: readonly string[]
  refusals?: Refusals
  undoRefusals?: Refusals
}

interface Undo {
  id: number
  until: number
}

export const useReview = <Item extends Reviewed, Refusal extends string>({
  name,
  take: takeItem,
  decide: decideItem,
  undo: undoItem,
  gone,
  refusals,
  undoRefusals,
}: ReviewQueue<Item, Refusal>) => {
  const text = useText()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const [announcement, setAnnouncement] = useState('')
  const [undo, setUndo] = useState<Undo | null>(null)
  const [isAtEnd, setIsAtEnd] = useState(false)
  const queueKey = [`${name}-queue`]
  const { data, isPending, error, refetch } = useQuery({
    queryKey: queueKey,
    queryFn: () => takeItem(),
    // Poll only while the queue is empty, because a refetch could replace the item on screen.
    refetchInterval: ({ state }) => (state.data === null && !isAtEnd ? operatorTimings.waitingPollMs : false),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const item = data ?? null

  useEffect(() => {
    if (!undo) return
    const timer = setTimeout(() => setUndo(null), Math.max(0, undo.until - Date.now()))
    return () => clearTimeout(timer)
  }, [undo])

  const show = (next: Item | null, done: string) => {
    queries.setQueryData(queueKey, next)
    const values = next ? { done, name: next.member.name, age: next.member.age } : { done }
    setAnnouncement(text(`${name}.${next ? 'announce' : 'announceEnd'}`, values).trim())
  }
  const take = async (done: string, after?: number) => {
    const next = await takeItem(after)
    setIsAtEnd(next === null && after !== undefined)
    show(next, done)
  }

  const decide = (refusal: Refusal | null) =>
    act(async () => {
      if (!item) return
      try {
        const { undo_until } = await decideItem(item, refusal)
        setUndo({ id: item.id, until: new Date(undo_until).getTime() })
      } catch (error) {
        if (error instanceof CallError && gone.includes(error.code)) await take('')
        throw error
      }
      await take(text(refusal ? 'review.refused' : 'review.approved'))
    }, refusals)
  const next = () =>
    act(async () => {
      if (item) await take('', item.id)
    })
  const takeBack = () =>
    act(async () => {
      if (!undo) return
      setUndo(null)
      show(await undoItem(undo.id), text('review.undone'))
    }, undoRefusals)
  const restart = () => act(() => take(''))

  return {
    item,
    isPending,
    error,
    refetch,
    isRunning,
    isAtEnd,
    announcement,
    canUndo: undo !== null,
    decide,
    next,
    takeBack,
    restart,
  }
}
