import { addresses, limits, passkeyChallengeMs } from '@duetto/shared/domain'
import type { CallBody, CallResponse } from '@duetto/shared/contract'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { SessionUser } from '../../http/session'
import { newToken } from '../../http/session/sessions'
import { detachFromPasskey, findSessionsOfPasskey } from '../../http/session/sessions.repository'
import { mailComposer } from '../../infra/delivery/compose'
import { confirmPassword } from '../accounts/credentials/changePassword.service'
import { deviceOf } from '../accounts/settings/device'
import { endCredentials, lockVerified } from '../accounts/credentials/credentials'
import { findAccount } from '../accounts/users.repository'
import type { AccountRow } from '../accounts/users.repository'
import { challengeOf } from './challengeOf'
import {
  deletePasskey,
  findPasskeys,
  insertPasskey,
  saveChallenge,
  consumeChallenge,
} from './passkeys.repository'
import type { RelyingParty } from './relyingParty'

type Enrolment = CallResponse<'startPasskeyEnrolment'>
type Transport = NonNullable<Enrolment['excludeCredentials'][number]['transports']>[number]

/** COSE identifiers of EdDSA, ES256 and RS256. */
const algorithms = [-8, -7, -257]
const transports: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']
const isTransport = (name: string): name is Transport => transports.includes(name)

export const startPasskeyEnrolment = async (
  deps: Deps,
  { userId, password, party: { id, name } }: { userId: number; password: string; party: RelyingParty },
): Promise<Enrolment> => {
  const account = await confirmPassword(deps, userId, password)
  requireActive(account)
  const known = await findPasskeys(deps.db, userId)
  if (known.length >= limits.passkeysPerMember) throw new DomainError('passkey_limit')
  const challenge = newToken() + newToken()
  await saveChallenge(deps.db, challenge, { owner: account, now: deps.now() })
  return {
    challenge,
    rp: { id, name },
    // All passkeys of a member have the same handle, because an authenticator stores one passkey per site and handle.
    user: { id: userHandle(userId), name: account.email, displayName: account.name },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: passkeyChallengeMs,
    excludeCredentials: known.map(({ credential_id: id, transports: by }) => ({
      id,
      type: 'public-key' as const,
      transports: by.filter(isTransport),
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** Rejects accounts with an unconfirmed e-mail address, because it may belong to another person. */
const requireActive = ({ status }: AccountRow): void => {
  if (status !== 'active') throw new DomainError('not_confirmed')
}

const userHandle = (userId: number): string => Buffer.from(`member ${userId}`).toString('base64url')

interface NewPasskeyInput {
  userId: number
  body: CallBody<'addPasskey'>
  party: RelyingParty
  userAgent: string | null
}

export const addPasskey = async (
  deps: Deps,
  { userId, body, party, userAgent }: NewPasskeyInput,
): Promise<void> => {
  const { db, now } = deps
  const account = await findAccount(db, userId)
  requireActive(account)
  const created = await verifyRegistration(deps, account, body.credential, party)
  if (!created) throw new DomainError('passkey_failed')
  const { browser, system } = deviceOf(userAgent)
  const name = body.name || [browser, system].filter(Boolean).join(', ') || party.name
  const compose = await mailComposer(deps, account)
  await db.tx(async (tx) => {
    requireActive(await lockVerified(tx, account))
    await endCredentials(deps, tx, 'passkey_added', { userId })
    if ((await findPasskeys(tx, userId)).length >= limits.passkeysPerMember)
      throw new DomainError('passkey_limit')
    const isNew = await insertPasskey(tx, {
      ...created,
      user_id: userId,
      transports: (body.credential.response.transports ?? []).filter(isTransport),
      name,
      created_at: now(),
    })
    if (!isNew) throw new DomainError('passkey_failed')
    const values = { name: account.name, passkey: name }
    await deps.mail.send(
      compose('passkey_added', { to: account.email, values, path: addresses.settings }),
      tx,
    )
  })
}

const verifyRegistration = async (
  { db, now, log }: Deps,
  owner: AccountRow,
  { id, rawId, type, response }: NewPasskeyInput['body']['credential'],
  party: RelyingParty,
) => {
  const challenge = challengeOf(response.clientDataJSON)
  if (challenge === null || !(await consumeChallenge(db, challenge, { owner, now: now() }))) return null
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return null
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    return { credential_id: credentialId, public_key: Buffer.from(publicKey), counter }
  } catch (error) {
    log.info({ reason: String(error) }, 'a new passkey was refused')
    return null
  }
}

export const removePasskey = async (
  deps: Deps,
  { id: userId, sessionId }: Pick<SessionUser, 'id' | 'sessionId'>,
  { passkey: id, password }: CallBody<'removePasskey'>,
): Promise<void> => {
  const known = await findPasskeys(deps.db, userId)
  if (!known.some((passkey) => passkey.id === id)) throw new DomainError('not_found')
  const account = await confirmPassword(deps, userId, password)
  const ended = await deps.db.tx(async (tx) => {
    await lockVerified(tx, account)
    await detachFromPasskey(tx, sessionId)
    await endCredentials(deps, tx, 'passkey_removed', { userId })
    const opened = await findSessionsOfPasskey(tx, id)
    if (!(await deletePasskey(tx, userId, id))) throw new DomainError('not_found')
    return opened
  })
  await deps.sessions.announceEndOf(
    userId,
    ended.map((session) => session.id),
  )
}
