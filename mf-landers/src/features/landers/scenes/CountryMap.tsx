import type { ProfileCard } from '@duetto/shared/contract'
import { usePlatform } from '@duetto/shared/platform'
import { Avatar, ProfileTag } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { countryOf, placePins } from './mapPeople'
import type { CountryOutline } from './mapPeople'
import { sceneMessages } from './messages'
import type { SceneProps } from './types'

/** The outline of a country, in a chunk of its own; null until loaded. */
const useOutline = (country: string | null): CountryOutline | null => {
  const [loaded, setLoaded] = useState<{ country: string; outline: CountryOutline } | null>(null)
  useEffect(() => {
    if (!country) return
    let isWanted = true
    // Without its outline, the page keeps its form and its text.
    import(/* webpackChunkName: "map-[request]" */ `../../../maps/${country}.json`).then(
      (module: { default: CountryOutline }) => isWanted && setLoaded({ country, outline: module.default }),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [country])
  return loaded?.country === country ? loaded.outline : null
}

const Pins = ({
  people,
  country,
  map,
}: {
  people: readonly ProfileCard[]
  country: string
  map: CountryOutline
}) => (
  <ul>
    {placePins(people, country, map).map(({ person, x, y, isRoomy }) => (
      <li key={person.id} css={{ left: `${x / 6}%`, top: `${y / 6}%` }} data-roomy={isRoomy || undefined}>
        <Avatar src={person.main_image?.thumb_filename ?? null} name={person.name} size={56} />
        <span>
          <b>{person.name}</b> {person.city}
        </span>
        <ProfileTag profile={person} />
      </li>
    ))}
  </ul>
)

/** The outline of the visitor's country with the towns of members, never their addresses. */
export const CountryMap = ({ people }: SceneProps) => {
  const { country: own } = usePlatform()
  const { formatMessage, formatDisplayName } = useIntl()
  const country = people ? countryOf(people, own) : null
  const map = useOutline(country)
  const nameOf = (code: string): string => formatDisplayName(code, { type: 'region' }) ?? code
  return (
    <figure css={mapStyle}>
      <div>
        {map && country && people && (
          <>
            <svg viewBox="0 0 600 600" aria-hidden>
              <path d={map.outline} />
              {Object.entries(map.towns).map(([town, [x, y]]) => (
                <circle key={town} cx={x} cy={y} r="4" />
              ))}
            </svg>
            <Pins people={people} country={country} map={map} />
          </>
        )}
      </div>
      <figcaption>
        {country === null
          ? people && formatMessage(sceneMessages.mapEmpty)
          : own && country !== own
            ? formatMessage(sceneMessages.mapElsewhere, { own: nameOf(own), other: nameOf(country) })
            : formatMessage(sceneMessages.mapHere, { country: nameOf(country) })}
      </figcaption>
    </figure>
  )
}

const mapStyle = css`
  > div {
    position: relative;
    width: min(100%, calc(100dvh - var(--bar) - 110px));
    min-width: min(100%, 420px);
    aspect-ratio: 1;
    margin: 0 auto;
  }
  svg {
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: #4a2a41;
    stroke: #c98aa8;
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  circle {
    fill: #c98aa8;
    stroke: none;
  }
  li {
    position: absolute;
    display: grid;
    justify-items: center;
    gap: 2px;
    width: 110px;
    text-align: center;
    transform: translate(-50%, -28px);
    font-size: var(--t-xs);
    line-height: 1.25;
    text-shadow: 0 0 6px var(--dark);
  }
  li b {
    display: block;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    justify-content: center;
    min-height: 26px;
    padding-top: var(--s8);
    color: var(--on-dark-2);
    font-size: var(--t-sm);
    text-align: center;
  }
  @media (max-width: 991px) {
    > div {
      width: min(100%, 33dvh);
      min-width: min(100%, 240px);
    }
    li {
      width: 84px;
      transform: translate(-50%, -20px);
      font-size: 0.6875rem;
    }
    li > :first-of-type {
      zoom: 0.68;
    }
    figcaption {
      align-content: start;
      min-height: 78px;
      padding-top: var(--s6);
    }
    li:not([data-roomy]) {
      display: none;
    }
  }
`
