import type { CallBody, CallResponse } from '@duetto/shared/contract'

export interface PasskeyPort {
  canAutofill: () => Promise<boolean>
  /**
   * Resolves with null on failure, for example if the user cancels. With autofill, stays pending until the user picks a
   * passkey or the request is aborted.
   */
  sign: (
    options: CallResponse<'startPasskeyLogin'>,
    isAutofill: boolean,
  ) => Promise<CallBody<'loginWithPasskey'>['credential'] | null>
  /** Resolves with `known` if the device already has a passkey for the account, or null after another failure. */
  create: (
    options: CallResponse<'startPasskeyEnrolment'>,
  ) => Promise<CallBody<'addPasskey'>['credential'] | 'known' | null>
  cancel: () => void
}

type Library = typeof import('@simplewebauthn/browser')
let library: Promise<Library> | undefined

const load = (): Promise<Library> =>
  (library ??= import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser').catch(
    (error: unknown) => {
      library = undefined
      throw error
    },
  ))

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
      // Browsers do not distinguish a cancelled dialog, a timeout and a missing passkey.
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
