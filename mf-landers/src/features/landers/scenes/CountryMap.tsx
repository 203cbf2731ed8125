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
import type { CountryOutline, MapView } from './mapPeople'
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

interface OutlineMapProps {
  people: readonly ProfileCard[]
  country: string
  map: CountryOutline
}

/** Fades the sides at which the map is cropped. */
const fade = (direction: string, isAtStart: boolean, isAtEnd: boolean): string =>
  `linear-gradient(${direction}, ${isAtStart ? '#000' : 'transparent'}, #000 12% 88%, ${isAtEnd ? '#000' : 'transparent'})`

const maskOf = ({ x, y, width, height }: MapView, map: CountryOutline): string =>
  [fade('90deg', x === 0, x + width === map.width), fade('180deg', y === 0, y + height === map.height)].join()

const OutlineMap = ({ people, country, map }: OutlineMapProps) => {
  const pins = placePins(people, country, map)
  const view = viewOf(pins, map)
  const ratio = view.width / view.height
  return (
    <div css={{ aspectRatio: ratio, width: `min(100cqw, 100cqh * ${ratio})` }}>
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        css={{ mask: maskOf(view, map), maskComposite: 'intersect' }}
        aria-hidden
      >
        <path d={map.outline} />
      </svg>
      <ul ref={useClearPins(people)}>
        {pins.map(({ person, x, y }) => {
          const [across, down] = [(x - view.x) / view.width, (y - view.y) / view.height]
          return (
            <li key={person.id} css={{ left: `${across * 100}%`, top: `${down * 100}%` }}>
              <Avatar image={person.main_image} name={person.name} size={56} />
              <span>
                <b>{person.name}</b> <small>{person.city}</small>
              </span>
              <ProfileTag profile={person} />
              <Link
                to={addresses.member(person.id)}
                tabIndex={-1}
                aria-label={`${person.name}, ${person.age}`}
              />
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
      <div data-map>
        {map && country && people && <OutlineMap people={people} country={country} map={map} />}
      </div>
      <figcaption>
        {people &&
          map !== undefined &&
          (country === null
            ? formatMessage(sceneMessages.mapEmpty)
            : own && country !== own
              ? formatMessage(sceneMessages.mapElsewhere, { own: nameOf(own), other: nameOf(country) })
              : formatMessage(sceneMessages.mapHere, { country: nameOf(country) }))}
      </figcaption>
    </figure>
  )
}

/** Hides the text visually. */
const hidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  clip-path: inset(50%);
`
const mapStyle = css`
  /* From the edge of a pin to the middle of its picture. */
  --centre: 29px;
  [data-map] {
    display: grid;
    align-content: end;
    container-type: size;
    height: max(360px, 100dvh - var(--bar) - 120px);
  }
  [data-map] > div {
    position: relative;
    margin: 0 auto;
  }
  svg {
    width: 100%;
    height: 100%;
    fill: color-mix(in oklab, var(--dark) 72%, var(--on-dark-2));
    stroke: color-mix(in oklab, var(--on-dark-2) 75%, var(--primary));
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  li {
    position: absolute;
    display: grid;
    justify-items: center;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    width: max-content;
    max-width: 160px;
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
  li > span:first-of-type,
  li > [data-demo] {
    grid-area: 1 / 1;
  }
  li[data-low] > :not(:has(b), a) {
    grid-row: 2;
  }
  li[data-low] > :has(b) {
    grid-row: 1;
  }
  /* Across the lower edge of the picture, where it covers little of the face. */
  li > [data-demo] {
    position: relative;
    z-index: 1;
    align-self: end;
    zoom: 0.8;
    transform: translateY(50%);
  }
  li:not([data-low]):has([data-demo]) > :has(b) {
    margin-top: 8px;
  }
  li[data-low]:has([data-demo]) {
    padding-bottom: 10px;
    transform: translate(-50%, calc(var(--centre) + 10px - 100%));
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
  figcaption {
    min-height: 2.5em;
    margin-top: var(--s3);
    line-height: 1.25;
    color: var(--on-dark-2);
    font-size: var(--t-sm);
    text-align: center;
  }
  @media (max-width: 991px) {
    --centre: 18px;
    [data-map] {
      height: 29dvh;
    }
    li {
      max-width: 96px;
      font-size: 0.6875rem;
    }
    li > span:first-of-type {
      zoom: 0.6;
    }
    li > [data-demo] {
      zoom: 0.62;
    }
    li small {
      display: none;
    }
    figcaption {
      margin-top: var(--s1);
    }
  }
  @media (max-width: 374px) and (max-height: 640px) {
    [data-map] {
      height: 24.5dvh;
    }
    figcaption {
      margin-top: 6px;
      font-size: var(--t-xs);
    }
    li > :has(b) {
      ${hidden}
    }
  }
`
