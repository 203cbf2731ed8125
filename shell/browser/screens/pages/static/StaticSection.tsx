import { css } from '@emotion/react'
import { Linked } from './Linked'

interface StaticSectionProps {
  id: string
  heading: string | null
  /** One paragraph per line. Lines that start with `- ` are list items. */
  text: string
  lang?: string
  isInGroup?: boolean
}

const bullet = '- '

const blocksOf = (text: string): (string | string[])[] =>
  text.split('\n').reduce<(string | string[])[]>((blocks, line) => {
    if (line === '') return blocks
    const last = blocks.at(-1)
    if (!line.startsWith(bullet)) return [...blocks, line]
    const item = line.slice(bullet.length)
    return Array.isArray(last) ? [...blocks.slice(0, -1), [...last, item]] : [...blocks, [item]]
  }, [])

export const StaticSection = ({ id, heading, text, lang, isInGroup }: StaticSectionProps) => {
  const Heading = isInGroup ? 'h3' : 'h2'
  return (
    <section id={id} lang={lang} css={sectionStyle}>
      {heading !== null && <Heading>{heading}</Heading>}
      {blocksOf(text).map((block, index) =>
        Array.isArray(block) ? (
          <ul key={index}>
            {block.map((item, place) => (
              <li key={place}>
                <Linked text={item} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            <Linked text={block} />
          </p>
        ),
      )}
    </section>
  )
}

const sectionStyle = css`
  display: grid;
  gap: var(--s3);
  max-width: 68ch;
  ul {
    margin: 0;
    padding-left: 1.2em;
  }
`
