import type { ProfileCard } from '@duetto/shared/contract'
import { portraitSizes, sizesOf } from '@duetto/shared/domain'
import { Portrait } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import type { CSSProperties } from 'react'
import type { Decision } from '../../entities/swipe/slice'
import { leavingStyle } from './swipeStyles'

/** Fallback in case `animationend` does not fire. Must exceed the animation's duration. */
export const throwTimeoutMs = 600

const isReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const directions = {
  like: { '--side': 1 },
  pass: { '--side': -1 },
  skip: { '--side': 0, '--fall': '40%' },
}

interface ThrownCardProps {
  card: ProfileCard
  decision: Decision
}

export const ThrownCard = ({ card, decision }: ThrownCardProps) => {
  const [isGone, setGone] = useState(isReduced)
  useEffect(() => {
    if (isGone) return
    const timer = setTimeout(() => setGone(true), throwTimeoutMs)
    return () => clearTimeout(timer)
  }, [isGone])
  if (isGone) return null
  return (
    <div
      css={leavingStyle}
      style={directions[decision] as CSSProperties}
      data-thrown
      aria-hidden
      onAnimationEnd={() => setGone(true)}
    >
      <Portrait image={card.main_image} alt="" name={card.name} sizes={sizesOf(portraitSizes.card)} />
    </div>
  )
}
