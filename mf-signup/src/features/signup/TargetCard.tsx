import { css } from '@emotion/react'
import type { ProfileCard } from '@duetto/shared/contract'
import { FictionalTag, Portrait } from '@duetto/shared/ui'

/** The profile that the sign-up is for; a fictional one says so here too. */
export const TargetCard = ({
  card: { name, age, city, main_image, is_fictional },
}: {
  card: ProfileCard
}) => (
  <figure css={cardStyle}>
    <Portrait isEager image={main_image} name={name} alt="" sizes="104px" />
    <figcaption>
      <strong>
        {name}, {age}
      </strong>
      {city && <span>{city}</span>}
      {is_fictional && <FictionalTag />}
    </figcaption>
  </figure>
)

const cardStyle = css`
  display: grid;
  flex: none;
  gap: var(--s2);
  width: 104px;
  figcaption {
    display: grid;
    gap: 2px;
    font-size: var(--t-sm);
    overflow-wrap: anywhere;
  }
  span {
    color: var(--ink-2);
  }
`
