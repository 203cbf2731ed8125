import { usePageTitle, usePlatform } from '@duetto/shared/platform'
import { EmptyState, LinkButton } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { CardPage } from '../../widgets/page/CardPage'
import { commonMessages } from '../../widgets/page/messages'
import { useSignUpSelector } from '../../state'
import { signUpMessages } from './messages'
import { selectEndPath, selectIsComplete, selectSignUp } from '../../entities/sign-up/selectors'
import { SignUpFlow } from './SignUpFlow'
import { useOpenFlow } from './useOpenFlow'

export const CompletePage = () => {
  const { formatMessage } = useIntl()
  const { navigation } = usePlatform()
  const isComplete = useSignUpSelector(selectIsComplete)
  const { isFresh } = useSignUpSelector(selectSignUp)
  const endPath = useSignUpSelector(selectEndPath)
  useOpenFlow(null)
  usePageTitle(formatMessage(signUpMessages.title))
  useEffect(() => {
    if (isComplete && isFresh) navigation.replace(endPath)
  }, [isComplete, isFresh, endPath, navigation])
  return (
    <CardPage>
      {isComplete ? (
        <EmptyState
          isPage
          title={formatMessage(signUpMessages.completeTitle)}
          text={formatMessage(signUpMessages.completeText)}
          action={
            <>
              <LinkButton to="/members">{formatMessage(commonMessages.toMembers)}</LinkButton>
              <LinkButton to="/profile" variant="outline">
                {formatMessage(signUpMessages.editProfile)}
              </LinkButton>
            </>
          }
        />
      ) : (
        <SignUpFlow />
      )}
    </CardPage>
  )
}
