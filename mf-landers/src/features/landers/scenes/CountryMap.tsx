import type { ProfileCard } from '@duetto/shared/contract'
import { addresses } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { Avatar, ProfileTag } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { countryOf, hideCrowdedPins, placePins, viewOf } from './mapPeople'
import type { CountryOutline } from './mapPeople'
import { sceneMessages } from './messages'
import type { SceneProps } from './types'

/** Undefined while loading; null without a country or if loading fails. */
const useOutline = (country: string | null): CountryOutline | null | undefined => {
  const [loaded, setLoaded] = useState<{ country: string; outline: CountryOutline | null } | null>(null)
  useEffect(() => {
    if (!country) return
    let isWanted = true
    const show = (outline: CountryOutline | null): void => {
      if (isWanted) setLoaded({ country, outline })
    }
    import(/* webpackChunkName: "map-[request]" */ `../../../maps/${country}.json`).then(
      (module: { default: CountryOutline }) => show(module.default),
      () => show(null),
    )
    return () => {
      isWanted = false
    }
  }, [country])
  if (!country) return null
  return loaded?.country === country ? loaded.outline : undefined
}

const useClearPins = (people: readonly ProfileCard[]): RefObject<HTMLUListElement | null> => {
  const listRef = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const list = listRef.current
    const figure = list?.closest('figure')
    const caption = figure?.querySelector('figcaption')
    if (!list || !figure || !caption) return
    const pins = [...list.children] as HTMLElement[]
    const update = (): void =>
      hideCrowdedPins(pins, {
        left: 0,
        right: document.documentElement.clientWidth,
        top: figure.getBoundingClientRect().top,
        bottom: caption.getBoundingClientRect().top,
      })
    update()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(update)
    // Web fonts can change the width of names.
    for (const watched of [figure, ...pins]) observer.observe(watched)
    return () => observer.disconnect()
  }, [people])
  return listRef
}

/** Below this part of the map, the caption is close, so that the text of a pin belongs above its picture. */
const lowFrom = 0.75

interface OutlineMapProps {
  people: readonly ProfileCard[]
  country: string
  map: CountryOutline
}

const OutlineMap = ({ people, country, map }: OutlineMapProps) => {
  const pins = placePins(people, country, map)
  const view = viewOf(pins, map)
  const ratio = view.width / view.height
  return (
    <div css={{ aspectRatio: ratio, width: `min(100cqw, (100cqh - var(--caption)) * ${ratio})` }}>
      <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden>
        <path d={map.outline} />
        {Object.entries(map.towns).map(([town, [x, y]]) => (
          <circle key={town} cx={x} cy={y} r="4" />
        ))}
      </svg>
      <ul ref={useClearPins(people)}>
        {pins.map(({ person, x, y }) => {
          const [across, down] = [(x - view.x) / view.width, (y - view.y) / view.height]
          return (
            <li
              key={person.id}
              css={{ left: `${across * 100}%`, top: `${down * 100}%` }}
              data-low={down > lowFrom || undefined}
            >
              <Avatar image={person.main_image} name={person.name} size={56} />
              <span>
                <b>{person.name}</b> <small>{person.city}</small>
              </span>
              <ProfileTag profile={person} />
              <Link to={addresses.member(person.id)} aria-label={`${person.name}, ${person.age}`} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

export const CountryMap = ({ people }: SceneProps) => {
  const { country: own } = usePlatform()
  const { formatMessage, formatDisplayName } = useIntl()
  const country = people ? countryOf(people, own) : null
  const map = useOutline(country)
  const nameOf = (code: string): string => formatDisplayName(code, { type: 'region' }) ?? code
  return (
    <figure css={mapStyle} data-scripted>
      {map && country && people && <OutlineMap people={people} country={country} map={map} />}
      {people && map !== undefined && (
        <figcaption>
          {country === null
            ? formatMessage(sceneMessages.mapEmpty)
            : own && country !== own
              ? formatMessage(sceneMessages.mapElsewhere, { own: nameOf(own), other: nameOf(country) })
              : formatMessage(sceneMessages.mapHere, { country: nameOf(country) })}
        </figcaption>
      )}
    </figure>
  )
}

/** Hides the text visually. */
const bareStyle = `
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  clip-path: inset(50%);
`
const mapStyle = css`
  --caption: 96px;
  /* From the edge of a pin to the middle of its picture. */
  --centre: 29px;
  container-type: size;
  height: max(420px, 100dvh - var(--bar) - 40px);
  overflow-y: clip;
  > div {
    position: relative;
    margin: 0 auto;
  }
  svg {
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: color-mix(in oklab, var(--dark) 72%, var(--on-dark-2));
    stroke: color-mix(in oklab, var(--on-dark-2) 75%, var(--primary));
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  circle {
    fill: color-mix(in oklab, var(--on-dark-2) 75%, var(--primary));
    stroke: none;
  }
  li {
    position: absolute;
    display: grid;
    justify-items: center;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    width: max-content;
    max-width: 130px;
    padding: 1px 2px;
    text-align: center;
    transform: translate(-50%, calc(0px - var(--centre)));
    font-size: var(--t-xs);
    line-height: 1.25;
    text-shadow: 0 0 6px var(--dark);
  }
  li[data-low] {
    transform: translate(-50%, calc(var(--centre) - 100%));
  }
  li b {
    display: block;
  }
  /* The label covers a part of the picture, which keeps pins low. */
  li > span:first-of-type,
  li > [data-demo] {
    grid-area: 1 / 1;
  }
  li[data-low] > :not(:has(b)) {
    grid-row: 2;
  }
  li[data-low] > :has(b) {
    grid-row: 1;
  }
  li > [data-demo] {
    align-self: end;
  }
  li > a {
    position: absolute;
    inset: 0;
    border-radius: var(--r-sm);
  }
  li small {
    font-size: inherit;
  }
  li b,
  li > :has(b) {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li > :has(b) {
    padding: 1px 6px;
    border-radius: 8px;
    background: rgb(26 8 20 / 0.78);
  }
  li[data-bare] > :has(b) {
    ${bareStyle}
  }
  figcaption {
    margin-top: var(--s7);
    color: var(--on-dark-2);
    font-size: var(--t-sm);
    text-align: center;
  }
  @media (max-width: 991px) {
    --caption: 40px;
    --centre: 18px;
    height: calc(30dvh + var(--caption));
    li {
      max-width: 96px;
      font-size: 0.6875rem;
    }
    li > span:first-of-type {
      zoom: 0.6;
    }
    li > [data-demo] {
      zoom: 0.68;
    }
    li small {
      display: none;
    }
    figcaption {
      position: relative;
      margin-top: 0;
      padding-top: var(--s3);
      background: linear-gradient(transparent, var(--dark) var(--s3));
    }
  }
  @media (max-width: 374px) and (max-height: 640px) {
    --caption: 46px;
    --centre: 15px;
    height: calc(22dvh + var(--caption));
    figcaption {
      padding-top: var(--s1);
      font-size: var(--t-xs);
      line-height: 1.25;
    }
    li > span:first-of-type {
      zoom: 0.5;
    }
  }
`
