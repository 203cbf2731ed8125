import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { call, getContext, put, takeLeading } from 'typed-redux-saga'
import type { MembersContext } from '../../state'
import { answerFailed, answerSaved, answerSent } from './slice'

/** Loads the prompts first, because saving replaces all of them and another device may have changed them. */
function* save({ payload }: ReturnType<typeof answerSent>) {
  try {
    const own = yield* callApi('getProfile')
    if (!own) return yield* put(answerFailed('authentication_required'))
    const others = own.profile.prompts.filter(({ prompt }) => prompt !== payload.prompt)
    const saved = yield* callApi('saveProfile', { body: { prompts: [...others, payload] } })
    if (!saved) return yield* put(answerFailed('authentication_required'))
    yield* put(answerSaved())
    const refreshSession = yield* getContext<MembersContext['refreshSession']>('refreshSession')
    yield* call(refreshSession)
  } catch (error) {
    yield* put(answerFailed(codeOf(error)))
  }
}

export function* questionSaga() {
  yield* takeLeading(answerSent, safely(save))
}
