import type { CallBody, ProfileCard } from '@duetto/shared/contract'
import type { SignUpBus } from '../../contract'
import { addresses, loginFrom } from '@duetto/shared/domain'
import { isApiError } from '@duetto/shared/http'
import { safely, callApi, failureOf, signedOut } from '@duetto/shared/redux'
import { call, getContext, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import type { SignUpContext } from '../../state'
import { refreshSession } from '../own-profile/refreshSession'
import { profileReceived, profileTyped } from '../own-profile/slice'
import { dropDraft, storeDraft } from './draft'
import { countedSteps, stepCount } from './steps'
import { selectIsComplete, selectSignUp } from './selectors'
import {
  closed,
  draftChanged,
  flowOpened,
  loginChosen,
  signUpFailed,
  signUpMailed,
  signUpRequested,
  signUpSucceeded,
  stepFailed,
  stepRequested,
  stepSucceeded,
  targetReceived,
} from './slice'

function* readTarget(profileId: number) {
  let card: ProfileCard | null = null
  try {
    const answer = yield* callApi('getMember', { query: { id: profileId } })
    if (answer) card = answer.profile
  } catch (error) {
    if (!isApiError(error)) throw error
  }
  yield* put(targetReceived(card))
}

function* openFlow() {
  const { draft, member, target } = yield* select(selectSignUp)
  if (member) return
  if (draft.profileId !== null && target?.id !== draft.profileId) yield* readTarget(draft.profileId)
}

function* saveDraft() {
  const { draft, member } = yield* select(selectSignUp)
  const storage = yield* getContext<SignUpContext['storage']>('storage')
  // Once the account exists, keep the draft only if later steps need it after a reload.
  const { profileId, isLookingForGiven, interests, returnTo } = draft
  const isNeeded = profileId !== null || isLookingForGiven || interests.length > 0 || returnTo !== null
  if (member && !isNeeded) dropDraft(storage)
  else storeDraft(storage, draft)
}

function* signUp() {
  const { draft, password } = yield* select(selectSignUp)
  const visit = yield* getContext<SignUpContext['visit']>('visit')
  const body: CallBody<'signUp'> = {
    email: draft.email.trim(),
    name: draft.name.trim(),
    date_of_birth: draft.dateOfBirth,
    password,
    ...(draft.profileId !== null && { profile: draft.profileId }),
    ...(draft.profileId !== null && draft.message.trim() && { signup_message: draft.message.trim() }),
    ...(draft.gender && { gender: draft.gender }),
    ...(draft.lookingFor && { looking_for: draft.lookingFor }),
    ...visit(),
  }
  try {
    const answer = yield* callApi('signUp', { body })
    if (!answer) {
      yield* put(signUpFailed(signedOut))
      return
    }
    if (!answer.user) {
      yield* put(signUpMailed())
      yield* saveDraft()
      return
    }
    // Refresh the session first, because the next step must not appear under the visitor's top bar.
    yield* refreshSession()
    yield* put(profileReceived(answer.user.profile))
    yield* put(signUpSucceeded(answer.user))
    yield* saveDraft()
  } catch (error) {
    yield* put(signUpFailed(failureOf(error)))
  }
}

function* saveStep({ payload: { step, change } }: ReturnType<typeof stepRequested>) {
  try {
    const answer = yield* callApi('completeSignUp', { body: { step, ...change } })
    if (!answer || !answer.user) {
      yield* put(stepFailed(signedOut))
      return
    }
    yield* put(profileReceived(answer.user.profile))
    const isLast = step + 1 >= stepCount
    if (isLast) {
      dropDraft(yield* getContext<SignUpContext['storage']>('storage'))
      yield* refreshSession()
      // Discard unsaved values from skipped steps.
      yield* put(profileTyped({ id: answer.user.profile.id, change: {} }))
    }
    yield* put(stepSucceeded({ step }))
  } catch (error) {
    yield* put(stepFailed(failureOf(error)))
  }
}

function* countStep() {
  const { step } = yield* select(selectSignUp)
  const reach = yield* getContext<SignUpContext['reach']>('reach')
  const reached = countedSteps[step ?? stepCount]
  if (reached) reach(reached)
}

function* emitClosed() {
  const bus = yield* getContext<SignUpBus>('bus')
  bus.emit('signup-closed', { isComplete: yield* select(selectIsComplete) })
}

function* goToLogin() {
  const { draft } = yield* select(selectSignUp)
  const bus = yield* getContext<SignUpBus>('bus')
  bus.emit('redirected-to-login', { email: draft.email || null })
  const navigation = yield* getContext<SignUpContext['navigation']>('navigation')
  const address = draft.returnTo ? addresses.login(draft.returnTo) : loginFrom(navigation.get())
  yield* call(navigation.push, address, { email: draft.email })
}

export function* signUpSaga() {
  yield* takeLatest(flowOpened, safely(openFlow))
  yield* takeEvery([draftChanged, flowOpened, signUpFailed], safely(saveDraft))
  yield* takeEvery([flowOpened, signUpSucceeded, stepSucceeded], safely(countStep))
  yield* takeLeading(signUpRequested, safely(signUp))
  yield* takeLeading(stepRequested, safely(saveStep))
  yield* takeEvery(closed, safely(emitClosed))
  yield* takeLeading(loginChosen, safely(goToLogin))
}
