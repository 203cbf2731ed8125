import type { ProfileCard } from '@duetto/shared/contract'
import { storePendingAction, usePlatform } from '@duetto/shared/platform'
import { promptMessages } from '@duetto/shared/texts/profile'
import { Button, icons, Icon } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { genderOf } from '../../../widgets/join/JoinForm'
import { facesIn } from '../../../entities/content/landers'
import { Face } from '../../../widgets/face/Face'
import { sceneMessages } from './messages'
import type { ActiveSceneProps } from './types'

interface PostProps {
  person: ProfileCard | null
  index: number
  onReply: (person: ProfileCard) => void
}

const Post = ({ person, index, onReply }: PostProps) => {
  const { formatMessage } = useIntl()
  const prompt = person?.prompt
  return (
    <li>
      <Face person={person} index={index} isEager={index < 2} sizes="110px" />
      <div>
        {prompt && <small>{formatMessage(promptMessages[prompt.prompt])}</small>}
        {prompt && <blockquote>{prompt.answer}</blockquote>}
        <p>{person ? `${person.name}, ${person.age} · ${person.city}` : '\u00a0'}</p>
        {person && (
          <Button variant="quiet" onClick={() => onReply(person)}>
            <Icon path={icons.reply} />
            {formatMessage(sceneMessages.reply, { name: person.name })}
          </Button>
        )}
      </div>
    </li>
  )
}

export const Feed = ({ people, earlyIndex, answers }: ActiveSceneProps) => {
  const { openSignUp, now } = usePlatform()
  const reply = ({ id }: ProfileCard): void => {
    storePendingAction({ kind: 'message', profileId: id }, now())
    openSignUp({ profileId: id, lookingFor: genderOf(answers.lookingFor) })
  }
  return (
    <ul css={feedStyle}>
      {Array.from({ length: people ? Math.min(facesIn.feed, people.length) : facesIn.feed }, (_, index) => (
        <Post key={index} person={people?.[index] ?? null} index={earlyIndex(index)} onReply={reply} />
      ))}
    </ul>
  )
}

const feedStyle = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s5);
  padding-top: var(--s4);
  > li {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: var(--s4);
    align-items: start;
    height: 204px;
    overflow: hidden;
    padding: var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r-lg);
    background: var(--surface);
    color: var(--ink);
  }
  > li:nth-of-type(even) {
    transform: translateY(var(--s6));
  }
  small {
    color: var(--primary-ink);
    font-size: var(--t-sm);
    font-weight: 650;
  }
  small,
  blockquote {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  blockquote {
    margin: 4px 0 8px;
    font: var(--display-weight, 400) var(--t-lg) / 1.35 var(--font-display);
    -webkit-line-clamp: 3;
  }
  p {
    overflow: hidden;
    color: var(--ink-2);
    font-size: var(--t-sm);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    height: 100%;
    min-width: 0;
  }
  li > div > p {
    max-width: 100%;
  }
  button {
    justify-content: flex-start;
    width: auto;
    margin-top: auto;
    margin-left: calc(-1 * var(--s3));
    padding-inline: var(--s3);
    text-align: left;
  }
  /* The visible edge of the next card hints at horizontal scrolling. */
  @media (max-width: 991px) {
    display: flex;
    gap: var(--s3);
    margin: 0 calc(-1 * var(--s4));
    padding: var(--s2) var(--s4);
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding: var(--s4);
    scrollbar-width: none;
    > li {
      flex: none;
      width: min(86%, 380px);
      grid-template-columns: 116px minmax(0, 1fr);
      gap: var(--s3);
      height: 230px;
      padding: var(--s3);
      scroll-snap-align: start;
    }
    > li:nth-of-type(even) {
      transform: none;
    }
    blockquote {
      font-size: var(--t-md);
      -webkit-line-clamp: 4;
    }
    @media (min-width: 576px) {
      > li {
        width: 46%;
      }
    }
    @media (max-width: 374px) {
      > li {
        grid-template-columns: 56px minmax(0, 1fr);
        height: 164px;
        padding: var(--s2);
      }
      li > div > p,
      button svg {
        display: none;
      }
      small {
        font-size: var(--t-xs);
      }
      blockquote {
        font-size: var(--t-sm);
        -webkit-line-clamp: 3;
      }
    }
  }
`
