import type { ProfileCard } from '@duetto/shared/contract'
import { Icon, icons, LinkButton, phone } from '@duetto/shared/ui'
import type { IconPath } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { Link } from 'react-router'
import { SCENE_PEOPLE } from '../../entities/people/scenePeople'
import { Face } from '../../widgets/face/Face'
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

export const HomeSections = ({ people: found }: { people: readonly ProfileCard[] | null }) => {
  const { formatMessage } = useIntl()
  // On phones, the collage above shows only the first people.
  const people = found && found.slice(-PEOPLE)
  const firstEarly = SCENE_PEOPLE - PEOPLE
  return (
    <div css={sectionsStyle}>
      <section>
        <h2>{formatMessage(homeMessages.how)}</h2>
        <div css={reasonsStyle}>
          <Reasons />
        </div>
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
                      <Link to={`/members/${person.id}`}>{`${person.name}, ${person.age}`}</Link>
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
              <summary>{formatMessage(question)}</summary>
              <p>{formatMessage(answer)}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  )
}

const sectionsStyle = css`
  background: var(--bg);
  color: var(--ink);
  > section {
    display: grid;
    gap: var(--s7);
    max-width: 1080px;
    margin: 0 auto;
    padding: var(--s9) var(--s5);
  }
  > section:nth-of-type(even) {
    max-width: none;
    background: var(--surface-2);
  }
  > section:nth-of-type(even) > * {
    width: 100%;
    max-width: 1040px;
    margin-inline: auto;
  }
  > section > a {
    justify-self: start;
    width: auto !important;
    margin-inline: max(0px, (100% - 1040px) / 2) !important;
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
const reasonsStyle = css`
  > ul {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
    max-width: none;
  }
  p {
    display: block !important;
    color: var(--ink-2) !important;
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
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr));
  gap: var(--s6);
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
  max-width: 760px;
  details {
    border: 1px solid var(--line);
    border-radius: var(--r-md);
    background: var(--surface);
  }
  summary {
    min-height: var(--tap);
    padding: var(--s3) var(--s4);
    font-weight: 650;
    cursor: pointer;
  }
  p {
    padding: 0 var(--s4) var(--s4);
    color: var(--ink-2);
  }
`
