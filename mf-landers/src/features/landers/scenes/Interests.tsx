import { portraitSizes, sizesOf } from '@duetto/shared/domain'
import type { Interest } from '@duetto/shared/domain'
import { interestMessages } from '@duetto/shared/texts/profile'
import { Icon, interestPaths } from '@duetto/shared/ui'
import { css, keyframes } from '@emotion/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { facesIn } from '../../../entities/content/landers'
import { Face } from '../../../widgets/face/Face'
import { homeMessages } from '../homeMessages'
import { sceneMessages } from './messages'
import { personAt, placesFor } from './types'
import type { ActiveSceneProps } from './types'

const offered = Object.keys(interestPaths) as (keyof typeof interestPaths)[]
const MOST = 3
const faceSizes = sizesOf(portraitSizes.small)

export const Interests = ({ people, earlyIndex, answers: { interests }, onAnswer }: ActiveSceneProps) => {
  const { formatMessage } = useIntl()
  const [refusals, setRefusals] = useState(0)
  const isFull = interests.length >= MOST
  const toggle = (interest: Interest): void => {
    const isChosen = interests.includes(interest)
    if (isFull && !isChosen) return setRefusals(refusals + 1)
    setRefusals(0)
    onAnswer({
      interests: isChosen ? interests.filter((each) => each !== interest) : [...interests, interest],
    })
  }
  return (
    <>
      <fieldset css={tilesStyle} data-scripted data-full={isFull || undefined}>
        <legend aria-live="polite">
          {/* The key restarts the animation and makes screen readers repeat the text. */}
          <span key={refusals} data-refused={(isFull && refusals > 0) || undefined}>
            {formatMessage(sceneMessages.interestsChosen, { count: interests.length, most: MOST })}
          </span>
        </legend>
        <div>
          {offered.map((interest) => (
            <label key={interest}>
              <input
                type="checkbox"
                checked={interests.includes(interest)}
                onChange={() => toggle(interest)}
              />
              <span>
                <Icon path={interestPaths[interest]} size={40} />
                {formatMessage(interestMessages[interest])}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <ul css={facesStyle} aria-label={formatMessage(homeMessages.people)}>
        {Array.from({ length: placesFor(people, facesIn.interests) }, (_, index) => (
          <li key={index}>
            <Face
              person={personAt(people, index)}
              index={earlyIndex(index)}
              sizes={faceSizes}
              isEager={false}
              isLinked
            />
          </li>
        ))}
      </ul>
    </>
  )
}

const nudge = keyframes`from { transform: scale(1.3) }`
const tilesStyle = css`
  min-width: 0;
  padding-top: var(--s4);
  legend {
    float: left;
    width: 100%;
    margin-bottom: var(--s3);
    color: var(--on-dark-2);
    font-size: var(--t-sm);
  }
  &[data-full] legend {
    color: var(--secondary);
    font-weight: 650;
  }
  [data-refused] {
    display: inline-block;
    transform-origin: 0 50%;
    animation: ${nudge} var(--base) var(--ease);
  }
  > div {
    clear: both;
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--s4);
  }
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    opacity: 0;
  }
  label > span {
    display: grid;
    gap: var(--s3);
    align-content: center;
    justify-items: center;
    height: 100%;
    min-height: min(150px, calc((100dvh - var(--bar) - 350px) / 3));
    padding: var(--s3) var(--s2);
    border: 2px solid rgb(255 255 255 / 0.18);
    border-radius: var(--voice-in);
    background: rgb(255 255 255 / 0.06);
    text-align: center;
    font-weight: 600;
    line-height: 1.2;
    hyphens: auto;
    transition:
      background var(--base) var(--ease),
      transform var(--fast) var(--ease);
  }
  label:nth-of-type(even) > span {
    border-radius: var(--voice-out);
  }
  label:hover > span {
    background: rgb(255 255 255 / 0.12);
  }
  &[data-full] input:not(:checked) + span {
    opacity: 0.5;
  }
  input:checked + span {
    border-color: var(--secondary);
    background: var(--secondary);
    color: var(--on-secondary);
  }
  input:focus-visible + span {
    outline: 3px solid var(--on-dark);
    outline-offset: 2px;
  }
  @media (max-width: 991px) {
    padding-top: var(--s2);
    legend {
      margin-bottom: var(--s2);
    }
    > div {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 6px;
    }
    label > span {
      gap: 4px;
      min-height: 60px;
      padding: 6px 2px;
      border-radius: 14px 14px 14px 4px;
      font-size: 0.75rem;
    }
    label > span svg {
      width: 26px;
      height: 26px;
    }
  }
  @media (max-width: 374px) {
    label > span {
      font-size: 0.65rem;
      letter-spacing: -0.02em;
    }
    label > span svg {
      width: 20px;
      height: 20px;
    }
  }
  @media (max-width: 374px) and (max-height: 640px) {
    padding-top: var(--s1);
    legend {
      margin-bottom: var(--s1);
    }
    label > span {
      min-height: 44px;
      padding: 2px;
    }
  }
`
const facesStyle = css`
  display: grid;
  grid-template-columns: repeat(${facesIn.interests}, minmax(0, 1fr));
  gap: var(--s4);
  margin-top: var(--s5);
  figure > span:first-of-type {
    aspect-ratio: 4 / 3;
  }
  @media (max-width: 991px) {
    gap: 6px;
    margin-top: var(--s3);
    figure > span:first-of-type {
      aspect-ratio: 1;
    }
  }
  /* The form must be visible without scrolling. */
  @media (max-width: 575px) and (max-height: 780px) {
    display: none;
  }
`
