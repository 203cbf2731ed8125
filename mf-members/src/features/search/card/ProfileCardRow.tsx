import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import type { ProfileCardKind } from '@duetto/shared/domain'
import { RemoteSlot } from '@duetto/shared/platform'
import { LinkButton, Skeleton, focusNeighbour } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { searchMessages } from '../messages'
import { useNearViewport } from '../useNearViewport'

interface ProfileCardRowProps {
  card: ProfileCardKind
  onClose: () => void
}

const knownHeights = new Map<string, number>()
const keyOf = (card: ProfileCardKind): string => `${card} ${window.innerWidth}`

export const ProfileCardRow = ({ card, onClose }: ProfileCardRowProps) => {
  const { formatMessage } = useIntl()
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  const ref = useNearViewport(() => setNear(true), { isOn: !isNear, distancePx: 300 })
  const [minHeight] = useState(() => knownHeights.get(keyOf(card)))
  useEffect(() => {
    const row = ref.current
    if (!row || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? []
      if (size) knownHeights.set(keyOf(card), size.blockSize)
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [card, ref])
  const close = (): void => {
    if (ref.current) focusNeighbour(ref.current)
    onClose()
  }
  return (
    <div ref={ref} css={rowStyle} style={{ minHeight }} data-card={card}>
      {isNear ? (
        <RemoteSlot
          name="profile-card"
          slotProps={{ card, onClose: close }}
          loading={<CardSkeleton />}
          fallback={
            <LinkButton to="/profile" variant="outline">
              {formatMessage(searchMessages.completeProfile)}
            </LinkButton>
          }
        />
      ) : (
        <CardSkeleton />
      )}
    </div>
  )
}

const CardSkeleton = () => (
  <span css={skeletonStyle} aria-hidden>
    <Skeleton width="38%" height={16} />
    <Skeleton width="60%" height={28} />
    <Skeleton height={96} />
  </span>
)
const skeletonStyle = css`
  display: grid;
  gap: var(--s4);
`

const rowStyle = css`
  display: grid;
  align-content: center;
  min-height: 395px;
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--surface);
  &[data-card='interests'] {
    min-height: 435px;
  }
  &[data-card='photo'] {
    min-height: 316px;
  }
  @media (min-width: ${breakpoints.md}px) {
    &,
    &[data-card] {
      min-height: 262px;
    }
  }
  @media (min-width: ${breakpoints.xl}px) {
    &:not([data-card='interests']) {
      min-height: 238px;
    }
  }
`
