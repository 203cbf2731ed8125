import { writable } from '@duetto/shared/platform'
import type { SignUpRequest } from '@duetto/shared/platform'
import { fakePlatform } from '@duetto/shared/testing'
import { createPopupQueue } from '../browser/host/popups/popupQueue'

export const popupParts = () => ({
  navigation: fakePlatform().platform.navigation,
  popups: createPopupQueue(() => 0),
  signUp: writable<SignUpRequest | null>(null),
})
