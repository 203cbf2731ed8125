import type { ProfileCard } from '@duetto/shared/contract'
import { addresses } from '@duetto/shared/domain'
import { Icon, icons, LinkButton, phone } from '@duetto/shared/ui'
import type { IconPath } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { Link } from 'react-router'
import { SCENE_PEOPLE } from '../../entities/people/scenePeople'
import { Face } from '../../widgets/face/Face'
import { joinMessages } from '../../widgets/join/messages'
import { useMayJoin } from '../../widgets/join/useMayJoin'
import { Reasons } from '../../widgets/reasons/Reasons'
import { homeMessages } from './homeMessages'
import { PriceList } from './PriceList'
import { questions } from './questions'
import { personAt, placesFor } from './scenes/types'

const PEOPLE = 6
const safety: readonly { icon: IconPath; title: MessageDescriptor; text: MessageDescriptor }[] = [
  { icon: icons.flag, title: homeMessages.reportTitle, text: homeMessages.reportText },
  { icon: icons.camera, title: homeMessages.photosTitle, text: homeMessages.photosText },
  { icon: icons.shield, title: homeMessages.leaveTitle, text: homeMessages.leaveText },
]

interface HomeSectionsProps {
  people: readonly ProfileCard[] | null
  title: string
  lead: string
}

export const HomeSections = ({ people: found, title, lead }: HomeSectionsProps) => {
  const { formatMessage } = useIntl()
  const mayJoin = useMayJoin()
  // On phones, the collage above shows only the first people.
  const people = found && found.slice(-PEOPLE)
  const firstEarly = SCENE_PEOPLE - PEOPLE
  return (
    <div css={sectionsStyle}>
      <section>
        <h2>{formatMessage(homeMessages.how)}</h2>
        <Reasons />
      </section>
      {people?.length !== 0 && (
        <section>
          <h2>{formatMessage(homeMessages.people)}</h2>
          <ul css={peopleStyle}>
            {Array.from({ length: placesFor(people, PEOPLE) }, (_, index) => {
              const person = personAt(people, index)
              return (
                <li key={index}>
                  <Face person={person} index={firstEarly + index} isEager={false} isOwn={index % 2 === 1} />
                  <b>
                    {person ? (
                      <Link to={addresses.member(person.id)}>{`${person.name}, ${person.age}`}</Link>
                    ) : (
                      '\u00a0'
                    )}
                  </b>
                  <p>{person?.city ?? '\u00a0'}</p>
                </li>
              )
            })}
          </ul>
          <LinkButton to="/members" variant="outline">
            {formatMessage(homeMessages.browse)}
          </LinkButton>
        </section>
      )}
      <section>
        <h2>{formatMessage(homeMessages.safety)}</h2>
        <ul css={factsStyle}>
          {safety.map(({ icon, title, text }) => (
            <li key={title.id as string}>
              <Icon path={icon} size={28} />
              <h3>{formatMessage(title)}</h3>
              <p>{formatMessage(text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{formatMessage(homeMessages.prices)}</h2>
        <PriceList />
      </section>
      <section>
        <h2>{formatMessage(homeMessages.questions)}</h2>
        <div css={questionsStyle}>
          {questions.map(({ question, answer }) => (
            <details key={question.id}>
              <summary>
                {formatMessage(question)}
                <Icon path={icons.chevronDown} />
              </summary>
              <p>{formatMessage(answer)}</p>
            </details>
          ))}
        </div>
      </section>
      {mayJoin && (
        <section>
          <h2>{title}</h2>
          <p>{lead}</p>
          <LinkButton to="/signup" size="lg">
            {formatMessage(joinMessages.submit)}
          </LinkButton>
        </section>
      )}
    </div>
  )
}

const sectionsStyle = css`
  background: var(--bg);
  color: var(--ink);
  > section {
    display: grid;
    gap: var(--s7);
    justify-items: start;
    padding: var(--s9) max(var(--s6), (100% - 1320px) / 2 + var(--s6));
  }
  > section:nth-of-type(even) {
    background: var(--surface-2);
  }
  > section > ul {
    width: 100%;
  }
  h2 {
    font-size: var(--t-3xl);
  }
  ${phone} {
    > section {
      gap: var(--s5);
      padding: var(--s8) var(--s4);
    }
  }
`
const peopleStyle = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--s4);
  b {
    display: block;
    margin-top: 8px;
    font: var(--display-weight, 400) var(--t-lg) / 1.3 var(--font-display);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  ${phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s3);
    b {
      font-size: var(--t-md);
    }
  }
  @media (max-width: 359px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const factsStyle = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s6);
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  li {
    display: grid;
    gap: var(--s2);
    align-content: start;
  }
  svg {
    color: var(--primary-ink);
  }
  h3 {
    font-size: var(--t-lg);
  }
  p {
    color: var(--ink-2);
  }
`
const questionsStyle = css`
  display: grid;
  gap: var(--s3);
  width: min(100%, 760px);
  details {
    border: 1px solid var(--line);
    border-radius: var(--r-md);
    background: var(--surface);
  }
  summary {
    display: flex;
    gap: var(--s3);
    align-items: center;
    justify-content: space-between;
    min-height: var(--tap);
    padding: var(--s3) var(--s4);
    font-weight: 650;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details[open] summary svg {
    transform: rotate(180deg);
  }
  p {
    padding: 0 var(--s4) var(--s4);
    color: var(--ink-2);
  }
`
