import type { Profile } from '@duetto/shared/contract'
import { portraitSizes, sizesOf } from '@duetto/shared/domain'
import { Portrait, ProfileTag } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { posterSize } from './posterSize'

export type LandingVariant = 'letter' | 'portrait' | 'question'

interface ProfileSceneProps {
  /** Null while loading. */
  profile: Profile | null
  variant: LandingVariant
  /** The profile has no picture. */
  isPlain: boolean
  /** Beside the picture. */
  words: ReactNode
}

export const ProfileScene = ({ profile, variant, isPlain, words }: ProfileSceneProps) => {
  const name = profile?.name ?? ''
  return (
    <div
      css={
        isPlain
          ? plainStyle
          : [
              sceneStyle,
              variant === 'letter' && letterStyle,
              variant === 'portrait' && posterStyle,
              variant === 'question' && (words ? besideStyle : leftStyle),
            ]
      }
    >
      <div>
        <Portrait
          image={profile?.main_image}
          name={name}
          alt={name}
          isEager
          sizes={sizesOf(variant === 'portrait' ? portraitSizes.profile : portraitSizes.landing)}
          earlyIndex={profile ? undefined : 0}
        />
        <span css={isPlain ? undefined : labelStyle} data-label>
          {profile && <ProfileTag profile={profile} />}
        </span>
      </div>
      {words && <div>{words}</div>}
    </div>
  )
}

const labelStyle = css`
  position: absolute;
  top: var(--s4);
  left: var(--s4);
`
/** Below a small picture, where the label covers no part of the face. */
const labelBelow = `
  [data-label] {
    position: static;
    display: flex;
    justify-content: center;
    margin: var(--s1) calc(-1 * var(--s6)) 0;
    white-space: nowrap;
  }
  @media (max-width: 374px) {
    [data-label] > span {
      padding: 2px 6px;
      font-size: 0.6875rem;
    }
  }
`
const sceneStyle = css`
  width: min(100%, 520px, calc((100dvh - var(--bar) - 60px) * 0.8));
  min-width: min(100%, 240px);
  margin: 0 auto;
  > :first-of-type {
    position: relative;
  }
  > :first-of-type > span:first-of-type {
    border-radius: 40px 40px 40px 8px;
  }
  @media (max-width: 991px) {
    width: min(56vw, 27dvh, 320px);
    min-width: 0;
  }
`
const letterStyle = css`
  @media (max-width: 374px) and (max-height: 640px) {
    width: 16dvh;
    ${labelBelow}
  }
`
const leftStyle = css`
  margin-inline: 0;
  @media (max-width: 991px) {
    width: min(100%, 40dvh);
  }
`
const posterStyle = css`
  @media (max-width: 575px) {
    && {
      width: 100%;
    }
    && > :first-of-type > span:first-of-type {
      ${posterSize}
    }
  }
`
const plainStyle = css`
  > div > span:first-of-type {
    width: 112px;
    margin-bottom: var(--s2);
  }
  @media (max-width: 575px) {
    > div > span:first-of-type {
      width: 88px;
    }
  }
`
const besideStyle = css`
  && {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s4);
    width: 100%;
  }
  > :last-of-type {
    display: grid;
    gap: var(--s3);
    align-content: center;
  }
  @media (max-width: 575px) {
    && {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: var(--s3);
    }
    ${labelBelow}
    blockquote {
      padding: 10px 14px;
      font-size: var(--t-md);
    }
  }
`
