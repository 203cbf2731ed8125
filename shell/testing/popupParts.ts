import { writable } from '@duetto/shared/platform'
import type { SignUpRequest } from '@duetto/shared/platform'
import { fakePlatform } from '@duetto/shared/testing'
import { createPopupQueue } from '../browser/host/popups/popupQueue'

/** What the session's store opens and closes over a page, all of it closed. */
export const popupParts = () => ({
  navigation: fakePlatform().platform.navigation,
  popups: createPopupQueue(() => 0),
  signUp: writable<SignUpRequest | null>(null),
})
