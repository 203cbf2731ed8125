import { passkeyChallengeMs } from '@duetto/shared/domain'
import type { CallBody, CallResponse } from '@duetto/shared/contract'
import type { Deps } from '../../app/deps'
import { newToken } from '../../http/session/sessions'
import { isPublicAddress } from '../../infra/net/addresses'
import { addressLimit, passkeyLimit } from '../accounts/attempts/attempts.repository'
import { withAttemptLimit } from '../accounts/attempts/withAttemptLimit'
import { checkStatus } from '../accounts/credentials/credentials'
import { isErasureDue } from '../accounts/log-in/login.service'
import { findAccount } from '../accounts/users.repository'
import type { AccountRow } from '../accounts/users.repository'
import { challengeOf } from './challengeOf'
import { findPasskey, saveChallenge, consumeChallenge, recordUse } from './passkeys.repository'
import type { PasskeyRow } from './passkeys.repository'
import type { RelyingParty } from './relyingParty'

type Credential = CallBody<'loginWithPasskey'>['credential']

/** The challenge is not bound to a member, because only the passkey identifies the account. */
export const startPasskeyLogin = async (
  { db, now }: Deps,
  { id }: RelyingParty,
): Promise<CallResponse<'startPasskeyLogin'>> => {
  const challenge = newToken() + newToken()
  await saveChallenge(db, challenge, { now: now() })
  return { challenge, rpId: id, timeout: passkeyChallengeMs, userVerification: 'required' }
}

export const loginWithPasskey = async (
  deps: Deps,
  { credential, party, ip }: { credential: Credential; party: RelyingParty; ip: string },
): Promise<{ account: AccountRow; passkeyId: number }> => {
  const signer = await withAttemptLimit(deps, {
    own: [passkeyLimit(credential.id, ip)],
    common: isPublicAddress(ip) ? [addressLimit(ip)] : [],
    refusal: 'passkey_failed',
    check: () => findSigner(deps, credential, party),
  })
  checkStatus(signer.account)
  return signer
}

const findSigner = async (
  deps: Deps,
  credential: Credential,
  party: RelyingParty,
): Promise<{ account: AccountRow; passkeyId: number } | null> => {
  const { db, now } = deps
  const challenge = challengeOf(credential.response.clientDataJSON)
  // A failed attempt must use up the challenge, so consume it before verifying the signature.
  if (challenge === null || !(await consumeChallenge(db, challenge, { now: now() }))) return null
  const passkey = await findPasskey(db, credential.id)
  if (!passkey) return null
  const counter = await verifySignature(deps, { credential, passkey, challenge, party })
  if (counter === null || !(await recordUse(db, passkey.id, counter, now()))) return null
  const account = await findAccount(db, passkey.user_id)
  return isErasureDue(account, now()) ? null : { account, passkeyId: passkey.id }
}

interface Signed {
  credential: Credential
  passkey: PasskeyRow
  challenge: string
  party: RelyingParty
}

const verifySignature = async (
  { log }: Deps,
  { credential: { id, rawId, type, response }, passkey, challenge, party }: Signed,
): Promise<number | null> => {
  // Loaded on demand, because the package is large and would delay the start of the process.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { ...response, userHandle: response.userHandle ?? undefined },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    log.info({ passkey: passkey.id, reason: String(error) }, 'a passkey was refused')
    return null
  }
}
