import type { Interest } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { interestMessages } from '@duetto/shared/texts/profile'
import { Icon, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { useIntl } from 'react-intl'
import { facesIn } from '../../../entities/content/landers'
import { Face } from '../../../widgets/face/Face'
import { joinMessages } from '../../../widgets/join/messages'
import { sceneMessages } from './messages'
import { personAt, placesFor } from './types'
import type { ActiveSceneProps } from './types'

/** Index of the question that the form also asks. */
const whomAt = 1

type Answer = readonly [key: string, label: string, change: Partial<ActiveSceneProps['answers']>]

interface Question {
  text: string
  answers: readonly Answer[]
}

export const Conversation = ({
  people,
  earlyIndex,
  answers: { interests, lookingFor },
  onAnswer,
  form,
}: ActiveSceneProps) => {
  const { formatMessage } = useIntl()
  const { settings } = usePlatform()
  // The niche may have answered this question already.
  const [asksWhom] = useState(lookingFor === undefined)
  const [given, setGiven] = useState<readonly string[]>([])
  const interest = (name: 'music' | 'movies' | 'cooking' | 'reading' | 'hiking' | 'travelling'): Answer => [
    name,
    formatMessage(interestMessages[name]),
    { interests: [...interests, name satisfies Interest] },
  ]
  const whom: Question = {
    text: formatMessage(sceneMessages.askWhom),
    answers: [
      ['female', formatMessage(joinMessages.women), { lookingFor: 'female' }],
      ['all', formatMessage(joinMessages.everyone), { lookingFor: 'all' }],
      ['male', formatMessage(joinMessages.men), { lookingFor: 'male' }],
    ],
  }
  const questions: readonly Question[] = [
    {
      text: formatMessage(sceneMessages.askEvening),
      answers: [interest('music'), interest('movies'), interest('cooking')],
    },
    ...(asksWhom ? [whom] : []),
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
  const formRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (given.length === 0) return
    lastLineRef.current?.focus({ preventScroll: true })
    formRef.current?.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' })
  }, [given])
  const open = questions[given.length]
  return (
    <div css={conversationStyle}>
      <div data-faces>
        {Array.from({ length: placesFor(people, facesIn.conversation) }, (_, index) => (
          <Face
            key={index}
            person={personAt(people, index)}
            index={earlyIndex(index)}
            isOwn={index % 2 === 1}
          />
        ))}
      </div>
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
      <div ref={formRef} data-form data-asks-whom={(asksWhom && given.length <= whomAt) || undefined}>
        {form}
      </div>
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
  [data-faces] {
    display: grid;
    grid-template-columns: repeat(${facesIn.conversation}, minmax(0, 1fr));
    gap: 8px;
    align-items: start;
    /* Shrinks the faces in short viewports, because the form must be visible without scrolling. */
    width: min(100%, (100dvh - 620px) * 2.4);
  }
  @media (max-height: 700px) {
    [data-faces] {
      display: none;
    }
  }
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 560px) minmax(0, 1fr);
    /* The faces span all rows and are taller than the chat. The last row takes up the extra height. */
    grid-template-rows: auto auto 1fr;
    column-gap: var(--s8);
    align-items: start;
    [data-faces] {
      display: grid;
      grid-column: 2;
      grid-row: 1 / span 3;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 14px;
      justify-self: end;
      width: min(100%, 560px, 100dvh - 420px);
    }
    [data-faces] > :nth-of-type(2) {
      margin-top: 56px;
    }
    [data-faces] > :nth-of-type(3) {
      margin-top: -56px;
    }
  }
  [data-form] {
    margin-top: var(--s1);
  }
  [data-form] [type='submit'] {
    scroll-margin: var(--s3);
  }
  /* Hides the form's field until the visitor has answered the same question in the conversation. Without scripts, only
     the field asks it. */
  @media (scripting: enabled) {
    [data-asks-whom] fieldset {
      display: none;
    }
  }
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
`
