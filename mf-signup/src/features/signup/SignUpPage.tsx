import { afterLoginPath } from '@duetto/shared/domain'
import { usePageTitle, usePlatform } from '@duetto/shared/platform'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { CardPage } from '../../entities/page/CardPage'
import { useSignupDispatch, useSignupSelector } from '../../state'
import { signupMessages } from './messages'
import { selectIsComplete, selectSignup } from '../../entities/sign-up/selectors'
import { SignUpClosed } from './SignUpClosed'
import { SignUpFlow } from './SignUpFlow'
import { closed } from '../../entities/sign-up/slice'
import { suggestionsPath } from './suggestionsPath'
import { useMaySignUp } from './useMaySignUp'
import { useOpenFlow } from './useOpenFlow'

/** /signup, and /members/{id}/signup for a profile (ROUTE-07, ROUTE-24). */
export const SignUpPage = () => {
  const { formatMessage } = useIntl()
  const { takeSignUpRequest, navigation } = usePlatform()
  const dispatch = useSignupDispatch()
  const id = Number(useParams().id)
  const [request] = useState(() => {
    const asked = takeSignUpRequest()
    return id > 0 ? { ...asked, profileId: id } : asked
  })
  const mayCreate = useMaySignUp()
  const isComplete = useSignupSelector(selectIsComplete)
  const { isFresh } = useSignupSelector(selectSignup)
  useOpenFlow(request)
  usePageTitle(formatMessage(signupMessages.title))

  useEffect(() => {
    if (isComplete) navigation.replace(isFresh ? suggestionsPath : afterLoginPath)
  }, [isComplete, isFresh, navigation])
  // While the store still listens: a passive effect would run after the package was taken away.
  useLayoutEffect(
    () => () => {
      dispatch(closed())
    },
    [dispatch],
  )

  return <CardPage>{mayCreate ? <SignUpFlow /> : <SignUpClosed />}</CardPage>
}
