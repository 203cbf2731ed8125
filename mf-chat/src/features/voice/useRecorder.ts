import { waveformBars } from '@duetto/shared/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { record } from './recorder'
import type { Recorded, RecordFailure, Recording } from './recorder'

interface State {
  phase: 'asking' | 'recording' | 'recorded' | RecordFailure
  elapsedMs: number
  /** From 0 to 1, newest last. */
  levels: number[]
  recorded: (Recorded & { url: string }) | null
}
const start: State = { phase: 'asking', elapsedMs: 0, levels: [], recorded: null }

export const useRecorder = () => {
  const [state, setState] = useState(start)
  const [round, setRound] = useState(0)
  const recording = useRef<Recording | null>(null)
  useEffect(() => {
    let isLeft = false
    let url = ''
    const change = (next: Partial<State> | ((state: State) => Partial<State>)): void => {
      if (!isLeft) setState((known) => ({ ...known, ...(typeof next === 'function' ? next(known) : next) }))
    }
    void record({
      onLevel: (elapsedMs, level) =>
        change(({ levels }) => ({ elapsedMs, levels: [...levels, level].slice(-waveformBars) })),
      onEnd: (recorded) => {
        url = URL.createObjectURL(recorded.file)
        change({ phase: 'recorded', recorded: { ...recorded, url } })
      },
      onFailure: (phase) => change({ phase }),
    }).then((started) => {
      recording.current = started
      if (isLeft) started?.discard()
      else if (started) change({ phase: 'recording' })
    })
    return () => {
      isLeft = true
      recording.current?.discard()
      recording.current = null
      if (url) URL.revokeObjectURL(url)
    }
  }, [round])
  const stop = useCallback(() => recording.current?.stop(), [])
  const again = useCallback(() => {
    setState(start)
    setRound((count) => count + 1)
  }, [])
  return { ...state, stop, again }
}
