import type { Activity } from '../Kind'
import { inWords } from '../inWords'
import { untilErased } from '../periods'
import { retentionMs } from '../retention'

export const account: Activity = {
  name: 'Accounts and profiles',
  people: 'members',
  recipients: 'other members (profile); hosting and e-mail provider; push services of browsers',
  kinds: [
    {
      what: 'account: address, password hash, passkeys, notifications, site of the last log-in',
      purpose: 'log-in, contact',
      ground: 'contract',
      period: `${untilErased}; ${inWords(retentionMs.unconfirmedAccount)} after the last visit if the address was never confirmed and no order is paid or open`,
      jobs: ['erasure'],
      holds: {
        users:
          'email password_hash host signup_message signup_profile_id notifications notifications_disabled dismissed_cards deleted_at',
        passkeys: '*',
        member_notices: '*',
        member_versions: '*',
      },
    },
    {
      what: 'profile: name, gender, wishes, birth date, town, looks, habits, texts, interests, match finder answers',
      purpose: 'being found and known by other members; minimum age',
      ground: 'contract',
      period: untilErased,
      jobs: ['erasure'],
      holds: {
        users:
          'name gender looking_for wished_ages wished_km birth_date region city lat lon about_me reason_for_joining hair_color eye_color body_type relationship_status tattoos interests prompts height smoking children drinking public_photo_at',
        match_answers: '*',
        member_criteria: '*',
      },
    },
    {
      what: 'orientation and intimate interests, also among the search codes in `member_criteria`',
      purpose: 'matching by orientation',
      ground: 'explicitConsent',
      period: `until consent is withdrawn, at the latest ${untilErased}`,
      jobs: ['erasure'],
      holds: { users: 'sexuality has_intimate_consent intimate_consent_at' },
    },
    {
      what: 'photos, their review and appeals; fingerprint of the picture and the score of a program',
      purpose: 'profile; protection from explicit and stolen photos',
      ground: 'contract',
      period: `until the member deletes the photo, at the latest ${untilErased}`,
      jobs: ['erasure', 'storage-leftovers'],
      holds: { photos: '*', photo_reviews: '*', photo_appeals: '*' },
    },
    {
      what: 'random names of photos whose files are to be deleted, without a link to the member',
      purpose: 'deletion of the files, also after a failure',
      ground: 'contract',
      period: `until the files are deleted: at once, or within ${inWords(2 * retentionMs.interruptedUpload)} after a failure or an interrupted upload`,
      jobs: ['photo-removals'],
      holds: { photo_removals: '*' },
    },
    {
      what: 'fingerprints of refused pictures with the reason, without a link to the member once the photo is deleted',
      purpose: 'recognising refused pictures that are uploaded again',
      ground: 'interest',
      period: `${inWords(retentionMs.refusedPicture)} after the refusal`,
      jobs: ['retention'],
      holds: { refused_pictures: '*' },
    },
    {
      what: 'selfies for verification, seen by an operator',
      purpose: 'mark of profiles whose photos show the member; protection from stolen photos',
      ground: 'consent',
      period: `the selfie ${inWords(retentionMs.decidedSelfie)} after the decision, at most ${inWords(retentionMs.waitingSelfie)} after it was sent; the result while the member has the mark, otherwise ${inWords(retentionMs.endedVerification)}`,
      jobs: ['selfies', 'retention', 'erasure'],
      holds: { verifications: '*', users: 'is_verified only_verified' },
    },
    {
      what: 'remainder of an erased account: number, country, language, times, without anything that names the person',
      purpose: 'receipts and bookings reference it',
      ground: 'law',
      period: 'as long as the receipts',
      jobs: [],
      holds: {
        users:
          'id status signup_step language country currency is_fictional is_invisible is_private is_discreet is_demo hides_distance has_photo rnd version terms_accepted_at created_at activated_at last_active',
      },
    },
    {
      what: 'sessions (browser, country, last use) and push subscriptions',
      purpose: 'log-in; list of own devices; notifications',
      ground: 'contract',
      period: `until log-out, at most ${inWords(retentionMs.session)}`,
      jobs: ['retention', 'erasure'],
      holds: { sessions: '*', push_subscriptions: '*' },
    },
    {
      what: 'links and codes sent by e-mail, new address of a change',
      purpose: 'proof of the address',
      ground: 'contract',
      period: `${inWords(retentionMs.link)} after they expire`,
      jobs: ['retention', 'erasure'],
      holds: { tokens: '*' },
    },
    {
      what: 'failed log-ins, as hashes of address and network',
      purpose: 'protection from guessed passwords',
      ground: 'interest',
      period: inWords(retentionMs.loginAttempts),
      jobs: ['login-attempts'],
      holds: { login_attempts: '*' },
    },
    {
      what: 'passkey challenges, as hashes',
      purpose: 'log-in with a passkey',
      ground: 'contract',
      period: inWords(retentionMs.passkeyChallenge),
      jobs: ['passkey-challenges'],
      holds: { passkey_challenges: '*' },
    },
    {
      what: 'archive of a data export',
      purpose: 'right of access (Art. 15, 20)',
      ground: 'law',
      period: inWords(retentionMs.dataExport),
      jobs: ['exports', 'erasure'],
      holds: { data_exports: '*' },
    },
  ],
}
