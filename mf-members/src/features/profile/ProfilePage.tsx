import { usePageTitle, usePlatform, useWhenPremium } from '@duetto/shared/platform'
import { Button, EmptyState, ErrorState, LinkButton, Page } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { errorMessage } from '../../widgets/errors/errorMessages'
import { selectCard } from '../../entities/people/selectors'
import { unblockRequested } from '../../entities/people/slice'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { profileMessages } from './messages'
import { ProfileLoading } from './ProfileLoading'
import { ProfileView } from './ProfileView'
import { selectProfileEntry } from '../../entities/profile/selectors'
import { profileRequested } from '../../entities/profile/slice'

/** All of these codes show the same page, which must not reveal a block. */
const goneCodes = ['not_found', 'blocked', 'bad_input']

export const ProfilePage = () => {
  const { formatMessage } = useIntl()
  const id = Number(useParams().id)
  const isId = Number.isSafeInteger(id) && id > 0
  const dispatch = useMembersDispatch()
  const { navigation } = usePlatform()
  const entry = useMembersSelector((state) => selectProfileEntry(state, id))
  const profile = entry?.profile
  const card = useMembersSelector((state) => selectCard(state, id))
  usePageTitle(profile?.name ?? formatMessage(profileMessages.loading))

  useEffect(() => {
    if (isId) dispatch(profileRequested({ id }))
  }, [isId, id, dispatch])
  useWhenPremium(() => {
    if (isId) dispatch(profileRequested({ id }))
  })

  if (!isId || (entry?.status === 'failed' && goneCodes.includes(entry.errorCode ?? '')))
    return (
      <Page>
        <EmptyState
          isPage
          title={formatMessage(profileMessages.goneTitle)}
          text={formatMessage(profileMessages.goneText)}
          action={<LinkButton to="/members">{formatMessage(profileMessages.toMembers)}</LinkButton>}
        />
      </Page>
    )
  if (entry?.status === 'failed')
    return (
      <Page>
        <ErrorState
          title={formatMessage(profileMessages.failed)}
          text={formatMessage(errorMessage(entry.errorCode))}
          onRetry={() => dispatch(profileRequested({ id }))}
        />
      </Page>
    )
  if (!profile) return card ? <ProfileView key={id} person={card} /> : <ProfileLoading />
  if (profile.is_blocked)
    return (
      <Page>
        <EmptyState
          isPage
          title={formatMessage(profileMessages.blockedTitle, { name: profile.name })}
          text={formatMessage(profileMessages.blockedText)}
          action={
            <>
              <Button onClick={() => navigation.push('/members')}>
                {formatMessage(profileMessages.toMembers)}
              </Button>
              <Button variant="outline" onClick={() => dispatch(unblockRequested({ id }))}>
                {formatMessage(profileMessages.unblock)}
              </Button>
            </>
          }
        />
      </Page>
    )
  return <ProfileView key={id} person={profile} />
}
