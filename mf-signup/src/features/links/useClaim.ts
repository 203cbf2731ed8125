import { useState } from 'react'
import type { Failure } from '@duetto/shared/redux'
import { useQueryParam } from '../../widgets/page/useQueryParam'
import { requestSent } from '../../entities/requests/slice'
import type { Outcome } from '../../entities/requests/slice'
import { useSignUpDispatch } from '../../state'
import { deadLinks } from './deadLinks'
import { useTokenRequest } from './useTokenRequest'

interface Claim extends Outcome {
  hasToken: boolean
  isAsking: boolean
  wasAsked: boolean
  send: (password: string) => void
}

const isOfLink = ({ code, details }: Failure): boolean =>
  deadLinks.has(code) && !(code === 'bad_input' && details.field === 'password')

export const useClaim = (name: 'activate' | 'confirmMailChange'): Claim => {
  const dispatch = useSignUpDispatch()
  const token = useQueryParam('token')
  const outcome = useTokenRequest(name)
  const { status, failure } = outcome
  const [wasAsked, setWasAsked] = useState(false)
  if (!wasAsked && failure?.code === 'password_required') setWasAsked(true)
  return {
    ...outcome,
    wasAsked,
    isAsking: wasAsked && status !== 'ready' && !(failure && isOfLink(failure)),
    send: (password) => dispatch(requestSent({ name, body: { token, password } })),
  }
}
