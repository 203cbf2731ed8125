import type { ProfileCard } from '@duetto/shared/contract'
import { portraitSizes, sizesOf } from '@duetto/shared/domain'
import { dropPendingAction, storePendingAction, usePlatform } from '@duetto/shared/platform'
import { IconButton, Portrait, pressedKey, ProfileTag, VisuallyHidden, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { facesIn } from '../../../entities/content/landers'
import { DeckEnd } from './DeckEnd'
import { sceneMessages } from './messages'
import { personAt, placesFor } from './types'
import type { ActiveSceneProps } from './types'
import { useSwipe } from './useSwipe'

export const Deck = ({ people, earlyIndex }: ActiveSceneProps) => {
  const { now } = usePlatform()
  const { formatMessage } = useIntl()
  const [at, setAt] = useState(0)
  const [liked, setLiked] = useState<readonly ProfileCard[]>([])
  const deckRef = useRef<HTMLDivElement>(null)
  const cards = placesFor(people, facesIn.deck)
  const isDone = at >= cards
  const top = personAt(people, at)
  const next = at + 1 < cards ? personAt(people, at + 1) : null
  const storeLikes = (all: readonly ProfileCard[]): void => {
    setLiked(all)
    const [profileId, ...others] = all.map(({ id }) => id)
    if (profileId === undefined) dropPendingAction()
    else storePendingAction({ kind: 'like', profileId, others }, now())
  }
  const decide = (isLiked: boolean): void => {
    if (!top || isDone) return
    if (isLiked) storeLikes([...liked, top])
    setAt(at + 1)
  }
  const restart = (): void => {
    if (liked.length > 0) storeLikes([])
    setAt(0)
    deckRef.current?.focus()
  }
  const swipe = useSwipe(decide)
  const name = top?.name ?? ''
  return (
    <div
      ref={deckRef}
      css={[deckStyle, isDone && doneStyle]}
      role="group"
      tabIndex={-1}
      aria-label={formatMessage(sceneMessages.deck, { count: cards })}
      onKeyDown={(event) => {
        const key = pressedKey(event)
        if (key === 'ArrowRight') decide(true)
        if (key === 'ArrowLeft') decide(false)
      }}
    >
      {/* Announces each new card. At the end of the deck, the focused heading is announced instead. */}
      <VisuallyHidden role="status">
        {top && at > 0 && !isDone ? `${top.name}, ${top.age}` : null}
      </VisuallyHidden>
      {isDone ? (
        <DeckEnd
          liked={liked}
          others={people?.slice(cards, 2 * cards) ?? []}
          total={cards}
          onRestart={restart}
        />
      ) : (
        <>
          <div css={stackStyle}>
            <div key={`next-${at}`} css={backStyle} aria-hidden>
              <Portrait
                image={next?.main_image}
                name={next?.name}
                alt=""
                isEager
                sizes={sizesOf(portraitSizes.deck)}
              />
            </div>
            <figure key={at} css={topStyle} {...swipe}>
              <Portrait
                image={top?.main_image}
                name={name}
                alt=""
                isEager
                sizes={sizesOf(portraitSizes.deck)}
                earlyIndex={top ? undefined : earlyIndex(at)}
              />
              <figcaption data-empty={!top || undefined}>
                {top && (
                  <>
                    {top.name}, {top.age}
                    <small>{top.city}</small>
                  </>
                )}
              </figcaption>
              <span css={labelStyle}>{top && <ProfileTag profile={top} />}</span>
            </figure>
          </div>
          <div css={[actStyle, passStyle]} data-scripted>
            <IconButton
              icon={icons.close}
              variant="floating"
              label={formatMessage(sceneMessages.pass, { name })}
              onClick={() => decide(false)}
            />
          </div>
          <div css={[actStyle, likeStyle]} data-scripted>
            <IconButton
              icon={icons.heart}
              variant="floating"
              isFilled
              label={formatMessage(sceneMessages.like, { name })}
              onClick={() => decide(true)}
            />
          </div>
          <p css={countStyle} data-scripted>
            {formatMessage(sceneMessages.deckCount, { at: at + 1, count: cards })}
          </p>
        </>
      )}
    </div>
  )
}

const cardWidth = 'min(100%, 400px, calc((100dvh - var(--bar) - 190px) * 0.8))'
const deckStyle = css`
  display: grid;
  grid-template-columns: 1fr ${cardWidth} 1fr;
  gap: var(--s4) var(--s5);
  align-items: center;
  padding-top: var(--s4);
  @media (max-width: 991px) {
    grid-template-columns: 1fr min(50vw, 25dvh, 320px) 1fr;
    column-gap: var(--s3);
    padding-top: var(--s1);
  }
  @media (max-width: 374px) and (max-height: 640px) {
    grid-template-columns: 1fr 18dvh 1fr;
    padding-bottom: var(--s3);
  }
`
const doneStyle = css`
  && {
    grid-template-columns: minmax(0, 560px);
    justify-content: center;
    align-content: center;
    min-height: min(500px, calc(100dvh - var(--bar) - 140px));
  }
  @media (max-width: 991px) {
    && {
      min-height: calc(min(50vw, 25dvh, 320px) * 1.25 + 44px);
    }
  }
  @media (max-width: 374px) and (max-height: 640px) {
    && {
      min-height: 0;
    }
  }
`
const stackStyle = css`
  grid-column: 2;
  position: relative;
  aspect-ratio: 4 / 5;
  > * {
    position: absolute;
    inset: 0;
  }
`
const backStyle = css`
  transform: translateY(14px) scale(0.94);
  transform-origin: bottom;
  opacity: 0.55;
`
const topStyle = css`
  container-type: inline-size;
  touch-action: pan-y;
  cursor: grab;
  [data-early-label] {
    top: var(--s3);
    left: var(--s3);
  }
  figcaption {
    position: absolute;
    inset: auto 0 0;
    display: grid;
    padding: 56px 20px 16px;
    border-radius: 0 0 var(--r-lg) var(--r-tight);
    background: linear-gradient(transparent, rgb(26 8 20 / 0.86) 62%);
    color: #fff;
    font: var(--display-weight, 400) var(--t-xl) / 1.2 var(--font-display);
  }
  figcaption small {
    font: 400 var(--t-sm) / 1.4 var(--font-text);
  }
  figcaption[data-empty] {
    background: none;
  }
  @container (max-width: 240px) {
    figcaption {
      padding: 18px 12px 8px;
      font-size: var(--t-md);
    }
    figcaption small {
      font-size: var(--t-xs);
    }
  }
  @container (max-width: 150px) {
    figcaption {
      padding: 18px 8px 6px;
      font-size: var(--t-sm);
      white-space: nowrap;
    }
    figcaption small {
      display: none;
    }
  }
`
const labelStyle = css`
  position: absolute;
  top: var(--s3);
  left: var(--s3);
  max-width: calc(100% - 2 * var(--s3));
`
const actStyle = css`
  grid-row: 1;
  button {
    width: 64px;
    height: 64px;
  }
  @media (max-width: 374px) {
    button {
      width: 52px;
      height: 52px;
    }
  }
`
const passStyle = css`
  grid-column: 1;
  justify-self: end;
`
const likeStyle = css`
  grid-column: 3;
`
const countStyle = css`
  grid-column: 1 / -1;
  color: var(--on-dark-2);
  font-size: var(--t-sm);
  text-align: center;
  @media (max-width: 374px) and (max-height: 640px) {
    display: none;
  }
`
