import { timings } from '@duetto/shared/domain'
import { ProgressBar } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'

type Phase = 'idle' | 'running' | 'done'

export const Progress = ({ isBusy }: { isBusy: boolean }) => {
  const [phase, setPhase] = useState<Phase>('idle')
  useEffect(() => {
    const start = setTimeout(() => isBusy && setPhase('running'), timings.progressStartMs)
    return () => {
      clearTimeout(start)
      if (isBusy) setPhase((before) => (before === 'running' ? 'done' : before))
    }
  }, [isBusy])
  useEffect(() => {
    if (phase !== 'done') return
    const hide = setTimeout(() => setPhase('idle'), timings.progressHideMs)
    return () => clearTimeout(hide)
  }, [phase])
  return phase === 'idle' ? null : <ProgressBar isDone={phase === 'done'} runMs={timings.progressRunMs} />
}
