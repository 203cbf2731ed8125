import { css } from '@emotion/react'
import type { Profile } from '@duetto/shared/contract'
import { useSession } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { aboutMessages } from './messages'
import { sectionStyle } from './sectionStyle'
import { useInterestText } from './useProfileFields'

interface InterestsProps {
  interests: Profile['interests']
  isOwn: boolean
}

export const Interests = ({ interests, isOwn }: InterestsProps) => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const textOf = useInterestText()
  const own = isOwn ? [] : (user?.profile.interests ?? [])
  const shared = interests.filter((interest) => own.includes(interest))
  const others = interests.filter((interest) => !own.includes(interest))
  if (interests.length === 0) return null
  return (
    <section css={sectionStyle}>
      <h2>{formatMessage(shared.length > 0 ? aboutMessages.bothLike : aboutMessages.interests)}</h2>
      <ul css={interestsStyle}>
        {shared.map((interest) => (
          <li key={interest} css={sharedInterestStyle}>
            {textOf(interest)}
          </li>
        ))}
        {shared.length === 0 && others.map((interest) => <li key={interest}>{textOf(interest)}</li>)}
      </ul>
      {shared.length > 0 && others.length > 0 && (
        <>
          <h3>{formatMessage(aboutMessages.alsoLikes)}</h3>
          <ul css={interestsStyle}>
            {others.map((interest) => (
              <li key={interest}>{textOf(interest)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const interestsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  li {
    padding: 7px 14px;
    border-radius: var(--r-pill);
    background: var(--surface-2);
    font-size: var(--t-sm);
    font-weight: 550;
  }
`

const sharedInterestStyle = css`
  && {
    background: var(--primary-soft);
    color: var(--primary-ink);
  }
`
