import type { CallResponse } from '@duetto/shared/contract'
import { safely, callApi, failureOf, signedOut } from '@duetto/shared/redux'
import type { Action } from '@reduxjs/toolkit'
import { call, getContext, put, takeLeading } from 'typed-redux-saga'
import type { SignUpContext } from '../../state'
import { refreshSession } from '../own-profile/refreshSession'
import { passkeyRemoved } from '../settings/slice'
import { requestFailed, requestNames, requestSent, requestSucceeded } from './slice'
import type { RequestName } from './slice'

function* finish(name: RequestName, answer: unknown) {
  switch (name) {
    case 'login':
    case 'activate':
    case 'activateByCode':
    case 'reactivate':
    case 'confirmMailChange':
    case 'unsubscribe':
    case 'resubscribe':
      return yield* refreshSession()
    case 'removePasskey':
      return yield* put(passkeyRemoved())
    case 'deleteAccount': {
      const { erased_at } = answer as CallResponse<'deleteAccount'>
      const navigation = yield* getContext<SignUpContext['navigation']>('navigation')
      yield* call(navigation.replace, '/account-deleted', { erasedAt: erased_at })
      yield* call(yield* getContext<SignUpContext['forgetMember']>('forgetMember'))
      return yield* refreshSession()
    }
    default:
  }
}

function* send({ payload: { name, body } }: ReturnType<typeof requestSent>) {
  try {
    // TypeScript loses the relation between `name` and `body` when the `Request` union is destructured.
    const answer = yield* callApi(name, { body: body as never })
    if (!answer) {
      yield* put(requestFailed({ name, failure: signedOut }))
      return
    }
    yield* finish(name, answer)
    yield* put(requestSucceeded(name))
  } catch (error) {
    yield* put(requestFailed({ name, failure: failureOf(error) }))
  }
}

export function* requestsSaga() {
  for (const name of requestNames) {
    const isOfName = (action: Action): boolean => requestSent.match(action) && action.payload.name === name
    yield* takeLeading(isOfName, safely(send))
  }
}
