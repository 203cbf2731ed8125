import { css } from '@emotion/react'
import type { ProfileCard } from '@duetto/shared/contract'
import { Portrait, ProfileTag } from '@duetto/shared/ui'
import type { ReactNode } from 'react'

interface TargetCardProps {
  card: ProfileCard
  children: ReactNode
}

export const TargetCard = ({ card, children }: TargetCardProps) => {
  const { name, age, city, main_image } = card
  return (
    <div css={cardStyle}>
      <Portrait isEager image={main_image} name={name} alt="" sizes="104px" />
      <div>
        {children}
        <p>{[`${name}, ${age}`, city].filter(Boolean).join(' · ')}</p>
        <ProfileTag profile={card} />
      </div>
    </div>
  )
}

const cardStyle = css`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: var(--s4);
  align-items: center;
  > div {
    display: grid;
    justify-items: start;
    gap: var(--s2);
  }
`
