import { localeNames, nicheSlugPrefix, previewParam, variantParam } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import { usePageTitle, usePlatform, useReadable, useSettings } from '@duetto/shared/platform'
import { Chip, Page } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { landerNames, landers } from '../../entities/content/landers'
import type { LanderName } from '../../entities/content/landers'

const sizes = {
  '320': [320, 568],
  '390': [390, 844],
  '768': [768, 1024],
  '1280': [1280, 720],
  '1440': [1440, 900],
} as const
type Size = keyof typeof sizes
const landersPath = '/landers'
const themes = ['light', 'dark'] as const
const niches = Object.values(nicheSlugPrefix)

interface ChoicesProps<Value extends string> {
  all: readonly Value[]
  chosen: readonly Value[]
  onChange: (chosen: readonly Value[]) => void
  labelOf?: (value: Value) => string
}

const Choices = <Value extends string>({ all, chosen, onChange, labelOf }: ChoicesProps<Value>) => (
  <div role="group">
    {all.map((value) => (
      <Chip
        key={value}
        isOn={chosen.includes(value)}
        onClick={() =>
          onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
        }
      >
        {labelOf ? labelOf(value) : value}
      </Chip>
    ))}
  </div>
)

const addressOf = (name: LanderName, niche: string, variant: string, choice: string): string => {
  const slug = niche === 'none' ? '' : `/${niche}`
  return `/landers/${name}${slug}?${new URLSearchParams({ [previewParam]: choice, [variantParam]: variant })}`
}

export const Preview = () => {
  const { locales } = useSettings()
  const locale = useReadable(usePlatform().locale)
  const [names, setNames] = useState<readonly LanderName[]>(landerNames)
  const [chosenNiches, setNiches] = useState<readonly string[]>(['none'])
  const [widths, setWidths] = useState<readonly Size[]>(['390'])
  const [languages, setLanguages] = useState<readonly Locale[]>([locale])
  const [colours, setColours] = useState<readonly (typeof themes)[number][]>(['light'])
  usePageTitle(landersPath)
  const frames = names.flatMap((name) =>
    (landers[name].hasSlug === false ? (['none'] as const) : chosenNiches).flatMap((niche) =>
      Object.keys(landers[name].test ?? { a: 1 }).flatMap((variant) =>
        languages.flatMap((language) =>
          colours.flatMap((theme) =>
            widths.map((size) => ({ name, niche, variant, choice: `${language}.${theme}`, size })),
          ),
        ),
      ),
    ),
  )
  return (
    <Page>
      <h1>{landersPath}</h1>
      <div css={choicesStyle}>
        <Choices all={landerNames} chosen={names} onChange={setNames} />
        <Choices all={niches} chosen={chosenNiches} onChange={setNiches} />
        <Choices all={Object.keys(sizes) as Size[]} chosen={widths} onChange={setWidths} />
        <Choices
          all={locales}
          chosen={languages}
          onChange={setLanguages}
          labelOf={(locale) => localeNames[locale]}
        />
        <Choices all={themes} chosen={colours} onChange={setColours} />
      </div>
      <ul css={framesStyle}>
        {frames.map(({ name, niche, variant, choice, size }) => {
          const [width, height] = sizes[size]
          const address = addressOf(name, niche, variant, choice)
          return (
            <li key={`${address} ${size}`} css={{ width: width / 2 }}>
              <a href={address}>{`${name} ${niche} ${variant} ${choice} ${size}`}</a>
              <div css={{ height: height / 2 }}>
                <iframe src={address} title={address} width={width} height={height} loading="lazy" />
              </div>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}

const choicesStyle = css`
  display: grid;
  gap: var(--s3);
  margin: var(--s5) 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`
const framesStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s5);
  a {
    display: block;
    overflow: hidden;
    font-size: var(--t-xs);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  div {
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--r-md);
  }
  iframe {
    border: 0;
    transform: scale(0.5);
    transform-origin: 0 0;
  }
`
