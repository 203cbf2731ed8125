import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import { timings } from '../../domain'

interface CountdownProps {
  endsAt: number
  now: () => number
  onEnd?: () => void
}

const pad = (value: number): string => String(value).padStart(2, '0')
const clock = (leftMs: number): string => {
  const seconds = Math.ceil(leftMs / 1000)
  const hours = Math.floor(seconds / 3600)
  return `${hours}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
}

/** `endsAt` and `now` are in ms since the epoch. */
export const Countdown = ({ endsAt, now, onEnd }: CountdownProps) => {
  const [left, setLeft] = useState(() => Math.max(0, endsAt - now()))
  const latestEnd = useRef(onEnd)
  useEffect(() => {
    latestEnd.current = onEnd
  })
  useEffect(() => {
    const tick = (): void => {
      const next = Math.max(0, endsAt - now())
      setLeft(next)
      if (next > 0) return
      clearInterval(timer)
      latestEnd.current?.()
    }
    const timer = setInterval(tick, timings.countdownTickMs)
    return () => clearInterval(timer)
  }, [endsAt, now])
  return (
    <time role="timer" css={clockStyle}>
      {clock(left)}
    </time>
  )
}

const clockStyle = css`
  font-variant-numeric: lining-nums tabular-nums;
`
