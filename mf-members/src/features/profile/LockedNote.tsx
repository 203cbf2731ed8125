import { css } from '@emotion/react'
import { usePlatform, useSession } from '@duetto/shared/platform'
import { Button, LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../../widgets/people/messages'
import { useSignUp } from '../../entities/people/useSignUp'
import { galleryMessages } from './messages'

export const LockedNote = ({ profileId }: { profileId: number }) => {
  const { formatMessage } = useIntl()
  const { status, user } = useSession()
  const { requireLogin } = usePlatform()
  const signUp = useSignUp()
  if (status === 'visitor')
    return (
      <div css={noteStyle}>
        <p>{formatMessage(galleryMessages.lockedVisitor)}</p>
        <div css={actsStyle}>
          <Button variant="quiet" onClick={() => signUp({ profileId })}>
            {formatMessage(peopleMessages.signUp)}
          </Button>
          <Button variant="quiet" onClick={() => requireLogin()}>
            {formatMessage(peopleMessages.logIn)}
          </Button>
        </div>
      </div>
    )
  if (user?.paid_user) return null
  return (
    <div css={noteStyle} data-paywall>
      <p>{formatMessage(galleryMessages.lockedFree)}</p>
      <div css={actsStyle}>
        <LinkButton to="/premium" variant="quiet">
          {formatMessage(galleryMessages.getPremium)}
        </LinkButton>
      </div>
    </div>
  )
}

const noteStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s2);
  color: var(--ink-2);
  font-size: var(--t-sm);
`
const actsStyle = css`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -12px;
  @media (min-width: 768px) {
    margin-inline-start: 0;
  }
`
