import type { ProfileCard } from '@duetto/shared/contract'
import { Icon, icons, textButtonStyle } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Face } from '../../../widgets/face/Face'
import { sceneMessages } from './messages'

interface DeckEndProps {
  liked: readonly ProfileCard[]
  /** Shown in place of an empty `liked`. */
  others: readonly ProfileCard[]
  total: number
  onRestart: () => void
}

export const DeckEnd = ({ liked, others, total, onRestart }: DeckEndProps) => {
  const { formatMessage, formatList } = useIntl()
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => headingRef.current?.focus(), [])
  const shown = liked.length > 0 ? liked : others
  const names = formatList(liked.map(({ name }) => name))
  return (
    <div css={endStyle}>
      {shown.length > 0 && (
        <ul>
          {shown.map((person, index) => (
            <li key={person.id}>
              <Face person={person} index={index} sizes="112px" isSmall isLinked />
            </li>
          ))}
        </ul>
      )}
      <h2 ref={headingRef} tabIndex={-1}>
        {formatMessage(sceneMessages.deckDone, { count: liked.length, total })}
      </h2>
      <p>
        {liked.length > 0
          ? formatMessage(sceneMessages.deckLikes, { names, count: liked.length })
          : formatMessage(sceneMessages.deckNone)}
      </p>
      <button type="button" css={[textButtonStyle, againStyle]} onClick={onRestart}>
        <Icon path={icons.undo} size={18} />
        {formatMessage(sceneMessages.deckAgain)}
      </button>
    </div>
  )
}

const endStyle = css`
  display: grid;
  gap: var(--s3);
  justify-items: center;
  text-align: center;
  ul {
    display: flex;
    gap: var(--s2);
    justify-content: center;
    width: 100%;
  }
  li {
    flex: 0 1 112px;
    min-width: 0;
  }
  h2 {
    margin-top: var(--s2);
    font-size: var(--t-2xl);
  }
  @media (max-width: 991px) {
    gap: var(--s1);
    li {
      flex-basis: min(76px, 10dvh);
    }
    h2 {
      font-size: var(--t-lg);
    }
    p {
      font-size: var(--t-sm);
    }
  }
  @media (max-width: 374px) and (max-height: 640px) {
    gap: 0;
    ul {
      display: none;
    }
  }
`
const againStyle = css`
  display: inline-flex;
  gap: var(--s2);
  align-items: center;
  min-height: 44px;
  color: inherit;
`
