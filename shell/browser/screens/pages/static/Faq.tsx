import { foldText, searchWords } from '@duetto/shared/domain'
import { EmptyState, TextField, VisuallyHidden } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { faqMessages } from './faqMessages'
import { Linked } from './Linked'
import type { Section } from './staticPages'
import { StaticSection } from './StaticSection'
import type { StaticValues } from './useStaticValues'

const groups = [
  { heading: faqMessages.costs, questions: [1, 2, 7, 3] },
  { heading: faqMessages.people, questions: [4, 8] },
  { heading: faqMessages.account, questions: [5, 9, 6] },
] as const

export const Faq = ({ sections, values }: { sections: readonly Section[]; values: StaticValues }) => {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useState('')
  const words = searchWords(search).map(foldText)
  const matches = (question: number): boolean => {
    const section = sections[question - 1]
    if (!section) return false
    const text = foldText(`${formatMessage(section.heading, values)} ${formatMessage(section.text, values)}`)
    return words.every((word) => text.includes(word))
  }
  const found = groups
    .map(({ heading, questions }) => ({ heading, questions: questions.filter(matches) }))
    .filter(({ questions }) => questions.length > 0)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  const countText = words.length > 0 ? formatMessage(faqMessages.found, { count }) : ''

  return (
    <>
      <div role="search">
        <TextField
          type="search"
          label={formatMessage(faqMessages.search)}
          value={search}
          onChange={setSearch}
          autoComplete="off"
        />
      </div>
      <VisuallyHidden role="status">{countText}</VisuallyHidden>
      {count === 0 && (
        <EmptyState title={countText} text={<Linked text={formatMessage(faqMessages.ask, values)} />} />
      )}
      {found.map(({ heading, questions }) => (
        <section key={heading.id} css={groupStyle}>
          <h2>{formatMessage(heading)}</h2>
          {questions.map((question) => {
            const section = sections[question - 1]
            return (
              section && (
                <StaticSection
                  key={question}
                  isInGroup
                  id={`question-${question}`}
                  heading={formatMessage(section.heading, values)}
                  text={formatMessage(section.text, values)}
                />
              )
            )
          })}
        </section>
      ))}
    </>
  )
}

const groupStyle = css`
  display: grid;
  gap: var(--s5);
  padding-top: var(--s4);
  border-top: 1px solid var(--line);
`
