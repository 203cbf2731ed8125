import { IconButton, Portrait, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { sceneMessages } from './messages'
import { FaceLabel } from '../../../widgets/face/FaceLabel'
import { personAt } from './types'
import type { SceneProps } from './types'

const SHOWN_MS = 3800

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
const never = () => () => {}

/** Crossfades large portraits; can be paused. */
export const Crossfade = ({ people }: SceneProps) => {
  const { formatMessage } = useIntl()
  const [at, setAt] = useState(0)
  const mayPlay = !useSyncExternalStore(never, isCalm, () => false)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isPlaying = chosen ?? mayPlay
  useEffect(() => {
    if (!isPlaying || !people?.length) return
    const timer = setInterval(() => setAt((before) => before + 1), SHOWN_MS)
    return () => clearInterval(timer)
  }, [isPlaying, people])
  return (
    <div css={sceneStyle}>
      {[at - 1, at].map((index) => {
        const person = personAt(people, Math.max(index, 0))
        return (
          <figure key={index} data-current={index === at || undefined} aria-hidden={index !== at}>
            <Portrait
              image={person?.main_image}
              name={person?.name ?? ''}
              alt=""
              isEager
              hasPreview
              earlyIndex={person || index !== at ? undefined : index}
              sizes="560px"
            />
            {person?.is_fictional && (
              <figcaption>
                <FaceLabel person={person} />
              </figcaption>
            )}
          </figure>
        )
      })}
      <IconButton
        data-scripted
        icon={isPlaying ? icons.pause : icons.play}
        variant="floating"
        label={formatMessage(isPlaying ? sceneMessages.stop : sceneMessages.play)}
        onClick={() => setChosen(!isPlaying)}
      />
    </div>
  )
}

const sceneStyle = css`
  position: relative;
  width: min(100%, 560px, calc((100dvh - var(--bar) - 160px) * 0.8));
  min-width: min(100%, 260px);
  aspect-ratio: 4 / 5;
  margin: 0 auto;
  overflow: hidden;
  border-radius: 40px 40px 40px 8px;
  figure {
    position: absolute;
    inset: 0;
    opacity: 0;
    transition: opacity 1200ms;
  }
  figure[data-current] {
    opacity: 1;
  }
  figure > span {
    width: 100%;
    height: 100%;
    aspect-ratio: auto;
    border-radius: 0;
    transform: scale(1.02);
    transition: transform 5s linear;
  }
  figcaption,
  [data-early-label] {
    position: absolute;
    top: 16px;
    left: 16px;
  }
  > button {
    position: absolute;
    right: 16px;
    bottom: 16px;
  }
  @media (max-width: 991px) {
    width: 100%;
    aspect-ratio: 1;
    max-height: 46dvh;
  }
`
