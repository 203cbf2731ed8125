import { sessionArea } from '@duetto/shared/platform'
import type { RemotePlatform } from '@duetto/shared/platform'
import { shrink } from '@duetto/shared/media'
import { createRemoteStore } from '@duetto/shared/redux'
import { browserPosition } from './entities/geolocation/position'
import { geolocationSaga } from './entities/geolocation/saga'
import { matchesSaga } from './entities/matches/saga'
import { profileSaga } from './entities/own-profile/saga'
import { profileTyped } from './entities/own-profile/slice'
import { readProfileDraft } from './entities/own-profile/storedDraft'
import { readDraft } from './entities/sign-up/draft'
import { browserPasskeys } from './entities/passkeys/passkeyPort'
import { passkeysSaga } from './entities/passkeys/saga'
import { requestsSaga } from './entities/requests/saga'
import { settingsSaga } from './entities/settings/saga'
import { verificationSaga } from './entities/verification/saga'
import { signUpSaga } from './entities/sign-up/saga'
import { draftRestored } from './entities/sign-up/slice'
import type { contract } from './contract'
import { reducer } from './state'
import type { SignUpContext } from './state'

const sagas = [
  requestsSaga,
  signUpSaga,
  profileSaga,
  settingsSaga,
  geolocationSaga,
  matchesSaga,
  passkeysSaga,
  verificationSaga,
]

export const createSignUpStore = (context: SignUpContext) => {
  const made = createRemoteStore({ reducer, sagas, context })
  const draft = readDraft(context.storage)
  if (draft) made.store.dispatch(draftRestored(draft))
  const typed = readProfileDraft(context.storage, context.now())
  if (typed) made.store.dispatch(profileTyped(typed))
  return made
}

export const createStore = ({
  http,
  bus,
  navigation,
  now,
  refreshSession,
  forgetMember,
  locale,
  tracking,
  funnel,
}: RemotePlatform<typeof contract>) =>
  createSignUpStore({
    http,
    bus,
    navigation,
    refreshSession,
    forgetMember: () => forgetMember?.(),
    visit: () => ({ language: locale.get(), tracking: tracking(), visit: funnel?.visit() ?? undefined }),
    reach: (step) => funnel?.reach(step),
    storage: sessionArea,
    position: browserPosition,
    now,
    shrink,
    passkeys: browserPasskeys,
  })
