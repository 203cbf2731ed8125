import { Avatar, FictionalTag, Skeleton } from '@duetto/shared/ui'
import type { ProfileCard } from '@duetto/shared/contract'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { sceneMessages } from './messages'
import { personAt } from './types'
import type { SceneProps } from './types'

const lines = [sceneMessages.line1, sceneMessages.line2, sceneMessages.line3, sceneMessages.line4]

/** The sender's name, or a label if the profile is fictional. Keeps its height while loading. */
const Writer = ({ person }: { person: ProfileCard | null }) => (
  <span css={writerStyle}>
    {person ? person.is_fictional ? <FictionalTag /> : person.name : <Skeleton width={96} height={14} />}
  </span>
)

/** An example conversation in the style of the chat, labelled as such. */
export const Letters = ({ people }: SceneProps) => {
  const { formatMessage } = useIntl()
  const person = personAt(people, 0)
  return (
    <figure css={lettersStyle}>
      {lines.map((line, index) => (
        <p key={index} data-mine={index % 2 === 1 || undefined}>
          {index % 2 === 0 && (
            <Avatar src={person?.main_image?.thumb_filename ?? null} name={person?.name ?? ''} size={44} />
          )}
          <span>
            {index % 2 === 0 && <Writer person={person} />}
            {formatMessage(line)}
          </span>
        </p>
      ))}
      <figcaption>{formatMessage(sceneMessages.example)}</figcaption>
    </figure>
  )
}

const writerStyle = css`
  display: flex;
  align-items: center;
  min-height: 24px;
  color: var(--ink-2);
  font-size: var(--t-sm);
`
const lettersStyle = css`
  display: grid;
  gap: var(--s4);
  width: min(100%, 560px);
  margin: 0 auto;
  p {
    display: flex;
    gap: var(--s3);
    align-items: flex-end;
    min-height: 44px;
  }
  p > span:last-child {
    display: grid;
    gap: 6px;
    max-width: 80%;
    padding: 14px 20px;
    border-radius: 22px 22px 22px 5px;
    background: var(--surface);
    color: var(--ink);
    font-size: var(--t-lg);
    line-height: 1.4;
  }
  p[data-mine] {
    justify-content: flex-end;
  }
  p[data-mine] > span {
    border-radius: 22px 22px 5px 22px;
    background: var(--secondary);
    color: var(--on-secondary);
  }
  figcaption {
    color: var(--on-dark-2);
    font-size: var(--t-sm);
  }
  @media (max-width: 991px) {
    gap: var(--s2);
    p:nth-of-type(n + 3) {
      display: none;
    }
  }
`
