import type { CallBody, CallResponse } from '@duetto/shared/contract'

export interface PasskeyPort {
  /** Whether the browser offers passkeys beside what it fills into the e-mail field. */
  canAutofill: () => Promise<boolean>
  /** Null if the person chose none. With autofill it waits until one is chosen in the field. */
  sign: (
    options: CallResponse<'startPasskeyLogin'>,
    isAutofill: boolean,
  ) => Promise<CallBody<'loginWithPasskey'>['credential'] | null>
  /** Null if the person made none; `known` if this device has one for the account. */
  create: (
    options: CallResponse<'startPasskeyEnrolment'>,
  ) => Promise<CallBody<'addPasskey'>['credential'] | 'known' | null>
  /** Takes back a question that the person has not answered. */
  cancel: () => void
}

type Library = typeof import('@simplewebauthn/browser')
let library: Promise<Library> | undefined

/** Loaded when first used: most people log in without. */
const load = (): Promise<Library> =>
  (library ??= import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'))

export const browserPasskeys: PasskeyPort = {
  canAutofill: async () => {
    try {
      return (await PublicKeyCredential.isConditionalMediationAvailable()) === true
    } catch {
      return false
    }
  },
  sign: async (optionsJSON, useBrowserAutofill) => {
    try {
      const { startAuthentication } = await load()
      return await startAuthentication({ optionsJSON, useBrowserAutofill })
    } catch {
      // Closed, timed out, none there, not on this address: browsers do not tell one from the other.
      return null
    }
  },
  create: async (optionsJSON) => {
    try {
      const { startRegistration } = await load()
      return await startRegistration({ optionsJSON })
    } catch (error) {
      return error instanceof Error && error.name === 'InvalidStateError' ? 'known' : null
    }
  },
  cancel: () =>
    void library?.then(
      ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
      () => undefined,
    ),
}
