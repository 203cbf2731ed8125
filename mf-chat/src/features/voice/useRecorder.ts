import { waveformBars } from '@duetto/shared/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { record } from './recorder'
import type { Recorded, RecordFailure, Recording } from './recorder'

interface State {
  phase: 'asking' | 'recording' | 'recorded' | RecordFailure
  elapsedMs: number
  /** How loud it was of late, from 0 to 1. */
  levels: number[]
  /** With an address to listen to it. */
  recorded: (Recorded & { url: string }) | null
}
const start: State = { phase: 'asking', elapsedMs: 0, levels: [], recorded: null }

/** Records at once, and again when asked; leaving switches the microphone off. */
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
    }).then((begun) => {
      recording.current = begun
      // Allowed only after the dialog was closed.
      if (isLeft) begun?.drop()
      else if (begun) change({ phase: 'recording' })
    })
    return () => {
      isLeft = true
      recording.current?.drop()
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
