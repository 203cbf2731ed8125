import type { Activity } from '../Kind'
import { inWords } from '../inWords'
import { untilEitherErased } from '../periods'
import { retentionMs } from '../retention'

export const social: Activity = {
  name: 'Likes, visits and messages',
  people: 'members',
  recipients:
    'the other member; hosting provider; operators, for reported messages and for fictional members',
  kinds: [
    {
      what: 'likes, matches, blocks, decisions of the swipe game',
      purpose: 'bringing members together',
      ground: 'contract',
      period: untilEitherErased,
      jobs: ['erasure'],
      holds: {
        likes: '*',
        pairs: '*',
        blocks: '*',
        swipes: '*',
        swipe_days: '*',
        swipe_cursors: '*',
        auto_likes: '*',
        activity_views: '*',
      },
    },
    {
      what: 'notes that a member keeps on profiles',
      purpose: 'reminding that member',
      ground: 'contract',
      period: untilEitherErased,
      jobs: ['erasure'],
      holds: { profile_notes: '*' },
    },
    {
      what: 'saved searches (by orientation or sexual interests only with explicit consent)',
      purpose: 'telling members about new people',
      ground: 'contract',
      period: `until the member removes the search or, if it has criteria of orientation or sexual interests, withdraws consent; at the latest ${inWords(retentionMs.deletedAccount)} after the member deletes the account`,
      jobs: ['erasure'],
      holds: { saved_searches: '*' },
    },
    {
      what: 'visits to profiles',
      purpose: 'showing members who visited them',
      ground: 'contract',
      period: inWords(retentionMs.profileVisit),
      jobs: ['profile-visits', 'erasure'],
      holds: { profile_visits: '*' },
    },
    {
      what: 'conversations, messages, drafts',
      purpose: 'chat',
      ground: 'contract',
      period: untilEitherErased,
      jobs: ['erasure'],
      holds: { conversations: '*', conversation_members: '*', messages: '*' },
    },
    {
      what: 'fingerprints of first messages, with a secret key',
      purpose: 'recognising the same text sent to many people',
      ground: 'interest',
      period: inWords(retentionMs.firstMessage),
      jobs: ['retention', 'erasure'],
      holds: { first_messages: '*' },
    },
    {
      what: 'photos and voice messages in conversations',
      purpose: 'chat',
      ground: 'contract',
      period: `until both members deleted the message, at the latest ${untilEitherErased}`,
      jobs: ['attachments', 'erasure'],
      holds: { message_media: '*', media_reviews: '*' },
    },
    {
      what: 'photos and voice messages that were uploaded and not sent',
      purpose: 'chat',
      ground: 'contract',
      period: inWords(retentionMs.unsentUpload),
      jobs: ['attachments'],
      holds: {},
    },
  ],
}
