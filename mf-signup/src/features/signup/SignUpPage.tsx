import { afterLoginPath } from '@duetto/shared/domain'
import { usePageTitle, usePlatform } from '@duetto/shared/platform'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { CardPage } from '../../components/CardPage'
import { useSignupDispatch, useSignupSelector } from '../../store'
import { signupMessages } from './messages'
import { selectIsComplete, selectSignup } from './selectors'
import { SignUpClosed } from './SignUpClosed'
import { SignUpFlow } from './SignUpFlow'
import { closed } from './slice'
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
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = false
    return () => {
      isLeaving.current = true
      // Development mounts twice; only a page that stays away was left.
      queueMicrotask(() => isLeaving.current && dispatch(closed()))
    }
  }, [dispatch])

  return <CardPage>{mayCreate ? <SignUpFlow /> : <SignUpClosed />}</CardPage>
}
