import type { Profile } from '@duetto/shared/contract'
import { interestMessages, promptMessages } from '@duetto/shared/texts/profile'
import { Chip } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { storyMessages } from './storyMessages'

export const Quote = ({ profile: { prompts }, index = 0 }: { profile: Profile; index?: number }) => {
  const { formatMessage } = useIntl()
  const answered = prompts[index]
  if (!answered) return null
  return (
    <blockquote css={quoteStyle}>
      <small>{formatMessage(promptMessages[answered.prompt])}</small>
      {answered.answer}
    </blockquote>
  )
}

export const Words = ({ children }: { children: string }) => (
  <blockquote css={quoteStyle}>{children}</blockquote>
)

interface StoryProps {
  profile: Profile
  firstQuote: number
  hasAbout: boolean
  isNarrow: boolean
}

export const Story = ({ profile, firstQuote, hasAbout, isNarrow }: StoryProps) => {
  const { formatMessage } = useIntl()
  const { about_me, interests, name } = profile
  const about = hasAbout ? about_me : ''
  const prompts = profile.prompts.slice(firstQuote)
  const hasWords = about !== '' || prompts.length > 0
  if (!hasWords && interests.length === 0) return null
  return (
    <section css={[storyStyle, isNarrow && narrowStyle]}>
      <h2>{formatMessage(hasWords ? storyMessages.more : storyMessages.likes, { name })}</h2>
      {about && <p>{about}</p>}
      <div data-quotes>
        {prompts.map(({ prompt }, index) => (
          <Quote key={prompt} profile={profile} index={firstQuote + index} />
        ))}
      </div>
      {interests.length > 0 && (
        <ul aria-label={formatMessage(storyMessages.likes)}>
          {interests.map((interest) => (
            <li key={interest}>
              <Chip>{formatMessage(interestMessages[interest])}</Chip>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const quoteStyle = css`
  margin: 0;
  padding: 14px 20px;
  border-radius: var(--voice-in);
  background: var(--surface);
  color: var(--ink);
  font: var(--display-weight, 400) var(--t-lg) / 1.4 var(--font-display);
  small {
    display: block;
    color: var(--primary-ink);
    font: 650 var(--t-sm) / 1.5 var(--font-text);
  }
`
const storyStyle = css`
  display: grid;
  gap: var(--s5);
  max-width: 1320px;
  margin: 0 auto;
  padding: var(--s8) var(--s6);
  color: var(--on-dark);
  h2 {
    font-size: var(--t-3xl);
  }
  > p {
    max-width: 68ch;
    font-size: var(--t-lg);
  }
  [data-quotes] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
    gap: var(--s4);
    align-items: start;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  @media (max-width: 991px) {
    padding: var(--s6) max(var(--s4), (100% - 560px) / 2);
  }
`
/** The column of the centred frame. */
const narrowStyle = css`
  && {
    max-width: none;
    padding-inline: max(var(--s4), (100% - 560px) / 2);
  }
`
