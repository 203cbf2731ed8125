import { css } from '@emotion/react'
import { usePlatform } from '@duetto/shared/platform'
import { Button } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { peopleMessages } from './messages'
import { useSignUp } from '../../entities/people/useSignUp'

interface VisitorOfferProps {
  title: string
  text: string
  profileId?: number
}

export const VisitorOffer = ({ title, text, profileId }: VisitorOfferProps) => {
  const { requireLogin } = usePlatform()
  const signUp = useSignUp()
  const { formatMessage } = useIntl()
  return (
    <section css={offerStyle}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div css={actionsStyle}>
        <Button onClick={() => signUp({ profileId })}>{formatMessage(peopleMessages.signUp)}</Button>
        <Button variant="outline" onClick={() => requireLogin()}>
          {formatMessage(peopleMessages.logIn)}
        </Button>
      </div>
    </section>
  )
}

const offerStyle = css`
  display: grid;
  justify-items: start;
  gap: var(--s3);
  margin-top: var(--s7);
  padding: var(--s6);
  border-radius: var(--voice-in);
  background: var(--primary-soft);
  p {
    max-width: 56ch;
    color: var(--ink);
  }
`
const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: var(--s2);
`
