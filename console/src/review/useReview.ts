import type { PhotoRefusal } from '@duetto/shared/domain'
import type { ReviewedPhoto } from '@duetto/shared/contract/console'
import { operatorTimings } from '@duetto/shared/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallError, callConsole } from '../server/callConsole'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'

interface Undo {
  photo: number
  until: number
}

const queueKey = ['photo-review']

export const useReview = () => {
  const text = useText()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const [announcement, setAnnouncement] = useState('')
  const [undo, setUndo] = useState<Undo | null>(null)
  /** Whether the operator skipped photos until the end of the queue. */
  const [isAtEnd, setIsAtEnd] = useState(false)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: queueKey,
    queryFn: async () => (await callConsole('takePhoto', { body: {} })).photo,
    // Poll while the queue is empty. Otherwise keep the leased photo until it is decided.
    refetchInterval: ({ state }) => (state.data === null && !isAtEnd ? operatorTimings.waitingPollMs : false),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const photo = data ?? null

  useEffect(() => {
    if (!undo) return
    const timer = setTimeout(() => setUndo(null), Math.max(0, undo.until - Date.now()))
    return () => clearTimeout(timer)
  }, [undo])

  const show = (next: ReviewedPhoto | null, done: string) => {
    queries.setQueryData(queueKey, next)
    const values = next ? { done, name: next.member.name, age: next.member.age } : { done }
    setAnnouncement(text(next ? 'review.announce' : 'review.announceEnd', values).trim())
  }
  const take = async (done: string, after?: number) => {
    const { photo: next } = await callConsole('takePhoto', { body: { after } })
    setIsAtEnd(next === null && after !== undefined)
    show(next, done)
  }

  const decide = (refusal: PhotoRefusal | null) =>
    act(async () => {
      if (!photo) return
      try {
        const { undo_until } = await callConsole('decidePhoto', { body: { id: photo.id, refusal } })
        setUndo({ photo: photo.id, until: new Date(undo_until).getTime() })
      } catch (error) {
        // The member may have deleted the photo.
        if (error instanceof CallError && error.code === 'not_found') await take('')
        throw error
      }
      await take(text(refusal ? 'review.refused' : 'review.approved'))
    })
  const next = () =>
    act(async () => {
      if (photo) await take('', photo.id)
    })
  const takeBack = () =>
    act(async () => {
      if (!undo) return
      setUndo(null)
      const { photo: returned } = await callConsole('undoPhoto', { body: { id: undo.photo } })
      show(returned, text('review.undone'))
    })
  const restart = () => act(() => take(''))

  return {
    photo,
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
