import { addresses, afterLoginPath } from '@duetto/shared/domain'
import { usePageTitle, usePlatform, usePlatformLocation } from '@duetto/shared/platform'
import type { SignUpRequest } from '@duetto/shared/platform'
import { useLayer } from '@duetto/shared/ui'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { signUpMessages } from './messages'
import { selectEndPath, selectIsComplete, selectSignUp } from '../../entities/sign-up/selectors'
import { SignUpClosed } from './SignUpClosed'
import { SignUpFlow } from './SignUpFlow'
import { closed } from '../../entities/sign-up/slice'
import { SplitPage } from './SplitPage'
import { useMaySignUp } from './useMaySignUp'
import { usePreviousStep } from './usePreviousStep'
import { useOpenFlow } from './useOpenFlow'

const fromLogin = (state: unknown): Pick<SignUpRequest, 'email' | 'returnTo'> => {
  const { email, returnTo } = (state ?? {}) as Partial<Record<'email' | 'returnTo', unknown>>
  return {
    ...(typeof email === 'string' && email && { email }),
    ...(typeof returnTo === 'string' && { returnTo }),
  }
}

export const SignUpPage = () => {
  const { formatMessage } = useIntl()
  const { takeSignUpRequest, navigation } = usePlatform()
  const dispatch = useSignUpDispatch()
  const id = Number(useParams().id)
  const { state } = usePlatformLocation()
  const [request] = useState(() => ({
    ...takeSignUpRequest(),
    ...fromLogin(state),
    ...(id > 0 && { profileId: id }),
  }))
  const mayCreate = useMaySignUp()
  const isComplete = useSignUpSelector(selectIsComplete)
  const { isFresh } = useSignUpSelector(selectSignUp)
  const endPath = useSignUpSelector(selectEndPath)
  useOpenFlow(request)
  useLayer(usePreviousStep())
  usePageTitle(formatMessage(signUpMessages.title))

  useEffect(() => {
    if (isComplete) navigation.replace(isFresh ? endPath : id > 0 ? addresses.member(id) : afterLoginPath)
  }, [isComplete, isFresh, endPath, id, navigation])
  // Use a layout effect, because the cleanup of a passive effect would run after the store has stopped.
  useLayoutEffect(
    () => () => {
      dispatch(closed())
    },
    [dispatch],
  )

  return <SplitPage>{mayCreate ? <SignUpFlow /> : <SignUpClosed />}</SplitPage>
}
