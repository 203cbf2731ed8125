import { css } from '@emotion/react'
import type { CallResponse } from '@duetto/shared/contract'
import { addresses } from '@duetto/shared/domain'
import { Card, Icon, LinkButton, Portrait, ProfileTag, VisuallyHidden, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { premiumMessages as texts } from './messages'

type Teaser = CallResponse<'getLikesTeaser'>
type Person = NonNullable<Teaser['people']>[number]

export const PhotosTeaser = ({ count, people = [] }: Teaser) => {
  const { formatMessage } = useIntl()
  if (count === 0 && people.length === 0) return null
  const likes = formatMessage(texts.likesCount, { count })
  const locked = people.reduce((sum, { locked_photo_count }) => sum + locked_photo_count, 0)
  return (
    <Card css={teaserStyle} data-teaser>
      <h2>{people.length > 0 ? formatMessage(texts.photosToOpen) : likes}</h2>
      {people.length > 0 && (
        <ul css={peopleStyle}>
          {people.map((person) => (
            <li key={person.id}>
              <LockedPerson {...person} />
            </li>
          ))}
        </ul>
      )}
      {locked > 0 && <p>{formatMessage(texts.lockedPhotos, { count: locked })}</p>}
      {count > 0 && (
        <LinkButton to="/likes" variant="quiet">
          {people.length > 0 ? likes : formatMessage(texts.seeLikes)}
        </LinkButton>
      )}
    </Card>
  )
}

const LockedPerson = (person: Person) => {
  const { formatMessage, formatNumber } = useIntl()
  const { id, name, age, main_image: image, locked_photo_count: count } = person
  return (
    <Link to={addresses.member(id)}>
      <span css={photoStyle}>
        <Portrait image={image} alt="" name={name} sizes="(min-width: 1200px) 190px, 25vw" />
        <span css={lockStyle} aria-hidden>
          <Icon path={icons.lock} size={14} />
          {formatNumber(count, { signDisplay: 'always' })}
        </span>
      </span>
      <span css={nameStyle} aria-hidden>
        <span>{name}</span>
        <span data-age>, {age}</span>
      </span>
      <VisuallyHidden>{formatMessage(texts.personLocked, { name: `${name}, ${age}`, count })}</VisuallyHidden>
      <ProfileTag profile={person} />
    </Link>
  )
}

const teaserStyle = css`
  display: grid;
  gap: var(--s2);
  justify-items: start;
  border: 1px solid var(--line);
  background: var(--primary-soft);
  h2 {
    font-size: var(--t-lg);
  }
  @media (max-width: 479px) {
    padding: var(--s4);
  }
  /* Offsets the button's padding, so that its label aligns with the text above. */
  > a {
    margin: 0 0 calc(-1 * var(--s3)) calc(-1 * var(--s3));
  }
`
const peopleStyle = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s3);
  width: 100%;
  margin: var(--s2) 0 0;
  padding: 0;
  list-style: none;
  @media (max-width: 479px) {
    gap: var(--s2);
    font-size: var(--t-sm);
  }
  @media (max-width: 359px) {
    gap: var(--s1);
  }
  a {
    display: grid;
    gap: var(--s1);
    justify-items: start;
    color: inherit;
    text-decoration: none;
  }
`
const photoStyle = css`
  position: relative;
  display: block;
  width: 100%;
`
const lockStyle = css`
  position: absolute;
  right: 6px;
  bottom: 6px;
  display: inline-flex;
  gap: 3px;
  align-items: center;
  padding: 2px 7px;
  border-radius: var(--r-sm);
  background: var(--dark);
  color: var(--on-dark);
  font-size: var(--t-xs);
  font-weight: 650;
  @media (max-width: 479px) {
    right: 4px;
    bottom: 4px;
    gap: 2px;
    padding: 1px 5px;
  }
  @media (max-width: 359px) {
    right: 3px;
    bottom: 3px;
    padding: 0 4px;
    font-size: 0.6875rem;
    svg {
      width: 11px;
      height: 11px;
    }
  }
`
const nameStyle = css`
  display: flex;
  max-width: 100%;
  font-weight: 600;
  white-space: pre;
  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Narrow columns have room for the name alone. */
  @media (max-width: 479px) {
    font-size: var(--t-xs);
    > [data-age] {
      display: none;
    }
  }
  @media (max-width: 359px) {
    font-size: 0.6875rem;
  }
`
