import { operatorTimings } from '@duetto/shared/domain'
import type { Activity } from '../Kind'
import { inWords } from '../inWords'
import { untilConsentWithdrawn, untilErased } from '../periods'
import { retentionMs } from '../retention'

export const statistics: Activity = {
  name: 'Statistics of visits',
  people: 'visitors and members who consented',
  recipients: 'hosting provider',
  kinds: [
    {
      what: 'tracking parameters of the first visit, also those stored with an order',
      purpose: 'measuring advertisements',
      ground: 'consent',
      period: `${untilConsentWithdrawn}, at the latest ${untilErased}`,
      jobs: ['erasure'],
      holds: { users: 'tracking', payments: 'tracking' },
    },
    {
      what: 'where a member’s visit began, and later steps',
      purpose: 'measuring how far visits get',
      ground: 'consent',
      period: `${inWords(retentionMs.originOfMember)} after the visit, or ${untilConsentWithdrawn}`,
      jobs: ['funnel', 'erasure'],
      holds: { funnel_members: '*' },
    },
  ],
}

export const safety: Activity = {
  name: 'Safety and complaints',
  people: 'members and visitors who report or complain; reported members',
  recipients: 'hosting and e-mail provider; authorities, if the law requires it',
  kinds: [
    {
      what: 'reports and complaints with their decisions',
      purpose: 'protection of members; notices under Art. 16 DSA and statements of reasons',
      ground: 'law',
      period: `${inWords(retentionMs.case)} after the decision, also if the account is erased earlier`,
      jobs: ['retention'],
      holds: { reports: '*', complaints: '*' },
    },
    {
      what: 'operators’ notes and tags on members, warnings and restrictions',
      purpose: 'support and protection of members',
      ground: 'interest',
      period: untilErased,
      jobs: ['erasure'],
      holds: { member_notes: '*', member_tags: '*', member_measures: '*' },
    },
    {
      what: 'audit log: operators’ acts, reasons and texts to members, with the number of member or order',
      purpose: 'proof of who did what',
      ground: 'interest',
      period:
        'not erased; once the account is erased, only a name that an operator wrote into a reason or text remains',
      jobs: [],
      holds: { audit: '*' },
    },
  ],
}

export const operation: Activity = {
  name: 'Operation',
  people: 'operators; recipients of messages',
  recipients: 'hosting, e-mail and SMS provider; push services of browsers',
  kinds: [
    {
      what: 'operators: login, password hash, second factor',
      purpose: 'access to the console',
      ground: 'contract',
      period: 'as long as the audit log, which names them; `ops operators remove` ends the access',
      jobs: [],
      holds: { operators: '*' },
    },
    {
      what: 'operators’ sessions, what they opened, reserved conversations',
      purpose: 'access to the console; proof of reasons',
      ground: 'interest',
      period: `until the session expires, after ${inWords(operatorTimings.sessionMs)}`,
      jobs: ['operators'],
      holds: { operator_sessions: '*', operator_views: '*', inbox_leases: '*' },
    },
    {
      what: 'outgoing e-mails, text messages and pushes (content only until sent or given up)',
      purpose: 'delivery and its retries',
      ground: 'contract',
      period: `${inWords(retentionMs.sentMessage)} after they were queued`,
      jobs: ['retention'],
      holds: { outbox: '*' },
    },
  ],
}
