import { css } from '@emotion/react'
import type { MouseEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import * as icons from '../icon/icons'
import { IconButton } from '../button/IconButton'
import { Tag } from '../display/Tag'
import { Icon } from '../icon/Icon'
import { focusNeighbour } from '../input/focusNeighbour'
import { hiddenStyle } from '../layout/VisuallyHidden'
import { uiMessages } from '../messages'
import { OnlineDot } from './OnlineDot'
import { Portrait } from './Portrait'
import type { PortraitImage } from './Portrait'
import { isLabelled, ProfileTag } from './ProfileTag'
import { VerifiedMark } from './VerifiedMark'
import { tileStyle } from './tileStyle'

interface TileSkip {
  label: string
  onPress: () => void
}

interface MemberTileProps {
  href: string
  name: string
  age: number
  place: string
  image: PortraitImage | null
  isOnline: boolean
  isNew: boolean
  isFictional: boolean
  isDemo?: true
  isVerified?: true
  /** Tags about the viewer's relation to this person, such as a match. */
  marks?: ReactNode
  photoCount: number
  isEager?: boolean
  sizes?: string
  headingLevel?: 2 | 3
  isLiked: boolean
  onLike?: () => void
  likeLabel: string
  skip?: TileSkip
}

export const MemberTile = (props: MemberTileProps) => {
  const { href, name, age, place, image, isOnline, isNew, isFictional, isDemo, isVerified, marks } = props
  const { photoCount, isEager, sizes, isLiked, onLike, likeLabel, skip, headingLevel = 3 } = props
  const { formatMessage } = useIntl()
  const profile = { is_fictional: isFictional, is_demo: isDemo }
  const hasLabel = isLabelled(profile)
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusNeighbour(currentTarget)
    skip?.onPress()
  }
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article css={tileStyle}>
      <Link to={href}>
        <span data-photo>
          <Portrait image={image} alt="" name={name} isEager={isEager} sizes={sizes} />
          {hasLabel && (
            <span data-label>
              <ProfileTag profile={profile} />
            </span>
          )}
          {isNew && !hasLabel && (
            <span data-label>
              <Tag>{formatMessage(uiMessages.isNew)}</Tag>
            </span>
          )}
          {marks && <span data-marks>{marks}</span>}
          {photoCount > 1 && (
            <span data-count data-beside-label={hasLabel || undefined}>
              <Icon path={icons.camera} size={16} />
              <span aria-hidden>{photoCount}</span>
              <span css={hiddenStyle}>{formatMessage(uiMessages.photos, { count: photoCount })}</span>
            </span>
          )}
        </span>
        <Heading css={nameStyle}>
          {name}, {age}
          <VerifiedMark profile={{ is_verified: isVerified }} size={16} />
        </Heading>
        <p css={placeStyle}>
          {isOnline && <OnlineDot />}
          <span>
            <span data-place>{place}</span>
            {isOnline && <span data-online>{`${place && ' · '}${formatMessage(uiMessages.online)}`}</span>}
          </span>
        </p>
      </Link>
      {onLike && (
        <IconButton
          icon={icons.heart}
          variant="floating"
          label={likeLabel}
          isFilled={isLiked}
          aria-pressed={isLiked}
          onClick={onLike}
        />
      )}
      {skip && (
        <IconButton icon={icons.close} variant="floating" label={skip.label} data-skip onClick={press} />
      )}
    </article>
  )
}

const nameStyle = css`
  /* Fixed, because the mark of a verified member would make the line taller. */
  height: 1.25em;
  margin-top: var(--s3);
  overflow: hidden;
  font: var(--display-weight, 400) 1.125rem/1.25 var(--font-display);
  text-overflow: ellipsis;
  white-space: nowrap;
`
const placeStyle = css`
  display: flex;
  gap: 6px;
  align-items: center;
  min-height: 21px;
  color: var(--ink-2);
  font-size: var(--t-sm);
  > span:last-child {
    display: flex;
    min-width: 0;
    white-space: pre;
  }
  [data-place] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`
