import { storePendingAction, usePlatform } from '@duetto/shared/platform'
import { IconButton, Portrait, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { sceneMessages } from './messages'
import { FaceLabel } from '../../../widgets/face/FaceLabel'
import { personAt } from './types'
import type { ActiveSceneProps } from './types'

/** Number of decisions after which sign-up opens. */
const TRIES = 3

/** A swipe deck for visitors: the first like or the third decision opens sign-up. */
export const Deck = ({ people, lookingFor }: ActiveSceneProps) => {
  const { openSignUp, now } = usePlatform()
  const { formatMessage } = useIntl()
  const [at, setAt] = useState(0)
  const top = personAt(people, at)
  const next = personAt(people, at + 1)
  const pass = (): void => {
    if (at + 1 >= TRIES) openSignUp({ lookingFor })
    else setAt(at + 1)
  }
  const like = (): void => {
    if (top) storePendingAction({ kind: 'like', profileId: top.id }, now())
    openSignUp({ profileId: top?.id, lookingFor })
  }
  const name = top?.name ?? ''
  return (
    <div css={deckStyle}>
      <div css={stackStyle}>
        <div key={`next-${at}`} css={backStyle} aria-hidden>
          <Portrait image={next?.main_image} name={next?.name} alt="" isEager />
        </div>
        <figure key={at} css={topStyle}>
          <Portrait
            image={top?.main_image}
            name={name}
            alt=""
            isEager
            hasPreview
            sizes="400px"
            earlyIndex={top ? undefined : at}
          />
          <figcaption data-empty={!top || undefined}>
            {top && `${top.name}, ${top.age} · ${top.city}`}
          </figcaption>
          <span css={labelStyle}>
            <FaceLabel person={top} />
          </span>
        </figure>
      </div>
      <div css={actsStyle} data-scripted>
        <IconButton
          icon={icons.close}
          variant="floating"
          label={formatMessage(sceneMessages.pass, { name })}
          onClick={pass}
        />
        <IconButton
          icon={icons.heart}
          variant="floating"
          isFilled
          label={formatMessage(sceneMessages.like, { name })}
          onClick={like}
        />
      </div>
    </div>
  )
}

const deckStyle = css`
  display: grid;
  justify-items: center;
  gap: var(--s5);
`
const stackStyle = css`
  position: relative;
  width: min(100%, 400px, calc((100dvh - var(--bar) - 240px) * 0.8));
  aspect-ratio: 4 / 5;
  > * {
    position: absolute;
    inset: 0;
  }
  @media (max-width: 991px) {
    width: min(62vw, 280px);
  }
`
const backStyle = css`
  transform: translateY(14px) scale(0.95);
  opacity: 0.55;
`
const topStyle = css`
  [data-early-label] {
    top: var(--s4);
    left: var(--s4);
  }
  figcaption {
    position: absolute;
    inset: auto 0 0;
    display: grid;
    gap: 6px;
    padding: 72px 20px 18px;
    border-radius: 0 0 var(--r-lg) var(--r-tight);
    background: linear-gradient(transparent, rgb(26 8 20 / 0.86) 62%);
    color: #fff;
    font: 400 var(--t-xl) / 1.2 var(--font-display);
  }
  figcaption[data-empty] {
    background: none;
  }
`
/** Position of the label: at the top of the portrait, which is never cropped. */
const labelStyle = css`
  position: absolute;
  top: var(--s4);
  left: var(--s4);
  max-width: calc(100% - 2 * var(--s4));
`
const actsStyle = css`
  display: flex;
  gap: var(--s6);
  button {
    width: 64px;
    height: 64px;
  }
`
