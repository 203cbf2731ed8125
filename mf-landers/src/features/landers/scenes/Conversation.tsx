import type { Interest } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { interestMessages } from '@duetto/shared/texts/profile'
import { Icon, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { useIntl } from 'react-intl'
import { joinMessages } from '../../../widgets/join/messages'
import { sceneMessages } from './messages'
import type { ActiveSceneProps } from './types'

type Answer = readonly [key: string, label: string, change: Partial<ActiveSceneProps['answers']>]

interface Question {
  text: string
  answers: readonly Answer[]
}

export const Conversation = ({ answers: { interests }, onAnswer, form }: ActiveSceneProps) => {
  const { formatMessage } = useIntl()
  const { settings } = usePlatform()
  const [given, setGiven] = useState<readonly string[]>([])
  const interest = (name: 'music' | 'movies' | 'cooking' | 'reading' | 'hiking' | 'travelling'): Answer => [
    name,
    formatMessage(interestMessages[name]),
    { interests: [...interests, name satisfies Interest] },
  ]
  const questions: readonly Question[] = [
    {
      text: formatMessage(sceneMessages.askEvening),
      answers: [interest('music'), interest('movies'), interest('cooking')],
    },
    {
      text: formatMessage(sceneMessages.askWhom),
      answers: [
        ['female', formatMessage(joinMessages.women), { lookingFor: 'female' }],
        ['all', formatMessage(joinMessages.everyone), { lookingFor: 'all' }],
        ['male', formatMessage(joinMessages.men), { lookingFor: 'male' }],
      ],
    },
    {
      text: formatMessage(sceneMessages.askWeekend),
      answers: [interest('reading'), interest('hiking'), interest('travelling')],
    },
  ]
  const answer = ([, label, change]: Answer): void => {
    onAnswer(change)
    setGiven([...given, label])
  }
  const lastLineRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (given.length > 0) lastLineRef.current?.focus()
  }, [given])
  const open = questions[given.length]
  return (
    <div css={conversationStyle}>
      <p data-who>
        <Icon path={icons.info} size={16} />
        {formatMessage(sceneMessages.askedBySite, { name: settings.name })}
      </p>
      <div data-lines>
        {questions.slice(0, given.length).map(({ text }, index) => (
          <Line key={text} text={text} reply={given[index]} />
        ))}
        {open ? (
          <Line key={open.text} text={open.text} textRef={lastLineRef}>
            <div data-choices data-scripted>
              {open.answers.map((each) => (
                <button key={each[0]} type="button" onClick={() => answer(each)}>
                  {each[1]}
                </button>
              ))}
            </div>
          </Line>
        ) : (
          <Line text={formatMessage(sceneMessages.askMail)} textRef={lastLineRef} />
        )}
      </div>
      {form}
    </div>
  )
}

interface LineProps {
  text: string
  reply?: string
  textRef?: Ref<HTMLParagraphElement>
  children?: ReactNode
}

const Line = ({ text, reply, textRef, children }: LineProps) => (
  <>
    <p ref={textRef} tabIndex={-1} data-theirs>
      {text}
    </p>
    {reply && <p data-mine>{reply}</p>}
    {children}
  </>
)

const conversationStyle = css`
  display: grid;
  gap: var(--s3);
  padding: var(--s4);
  border-radius: 28px;
  background: rgb(255 255 255 / 0.07);
  [data-who] {
    display: flex;
    gap: var(--s2);
    align-items: center;
    color: var(--on-dark-2);
    font-size: var(--t-xs);
  }
  [data-lines] {
    display: flex;
    flex-direction: column;
    gap: 8px;
    align-items: flex-start;
    min-height: 96px;
  }
  [data-theirs],
  [data-mine] {
    max-width: 85%;
    padding: 10px 16px;
    border-radius: var(--voice-in);
    background: var(--bubble-in);
    color: var(--ink);
  }
  [data-mine] {
    align-self: flex-end;
    border-radius: var(--voice-out);
    background: var(--primary);
    color: var(--on-primary);
  }
  [data-choices] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-self: flex-end;
    justify-content: flex-end;
  }
  [data-choices] button {
    min-height: var(--tap);
    padding: 6px 18px;
    border: 1.5px solid var(--secondary);
    border-radius: var(--r-pill);
    background: none;
    color: var(--secondary);
    font-weight: 650;
    cursor: pointer;
  }
  [data-choices] button:hover {
    background: var(--secondary);
    color: var(--on-secondary);
  }
  @media (max-width: 575px) {
    gap: var(--s2);
    padding: 0;
    background: none;
  }
`
