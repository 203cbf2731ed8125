import { usePageTitle, usePlatform } from '@duetto/shared/platform'
import { EmptyState, LinkButton } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { CardPage } from '../../widgets/page/CardPage'
import { commonMessages } from '../../widgets/page/messages'
import { useSignupSelector } from '../../state'
import { signupMessages } from './messages'
import { selectEndPath, selectIsComplete, selectSignup } from '../../entities/sign-up/selectors'
import { SignUpFlow } from './SignUpFlow'
import { useOpenFlow } from './useOpenFlow'

/** /complete-signup: resumes an unfinished sign-up (ROUTE-26). */
export const CompletePage = () => {
  const { formatMessage } = useIntl()
  const { navigation } = usePlatform()
  const isComplete = useSignupSelector(selectIsComplete)
  const { isFresh } = useSignupSelector(selectSignup)
  const endPath = useSignupSelector(selectEndPath)
  useOpenFlow(null)
  usePageTitle(formatMessage(signupMessages.title))
  useEffect(() => {
    if (isComplete && isFresh) navigation.replace(endPath)
  }, [isComplete, isFresh, endPath, navigation])
  return (
    <CardPage>
      {isComplete ? (
        <EmptyState
          isPage
          title={formatMessage(signupMessages.completeTitle)}
          text={formatMessage(signupMessages.completeText)}
          action={
            <>
              <LinkButton to="/members">{formatMessage(commonMessages.toMembers)}</LinkButton>
              <LinkButton to="/profile" variant="outline">
                {formatMessage(signupMessages.editProfile)}
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
