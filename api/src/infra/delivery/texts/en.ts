import type { MailTexts } from '../MailText'

export const en: MailTexts = {
  mails: {
    activation: {
      subject: 'Confirm your e-mail address',
      heading: 'Welcome, {name}',
      body: [
        'One step is left: confirm that this address is yours. Then you can write to other members.',
        'The link works once, within 7 days. If you did not sign up, leave this mail alone and nothing happens.',
        'Reading this on another device? Enter this code on the site: {code}. It works for one day.',
      ],
      button: 'Confirm my address',
    },
    reset: {
      subject: 'Set a new password',
      heading: 'Hello {name}',
      body: [
        'Somebody, we hope you, asked for a new password. Set it with the link below.',
        'The link works once, within one hour. If it was not you, your password stays as it is.',
      ],
      button: 'Set a new password',
    },
    mail_change: {
      subject: 'Confirm your new e-mail address',
      heading: 'Hello {name}',
      body: [
        'You want to use {email} for your account. Confirm it with the link below.',
        'The link works once, within 24 hours. Until then your old address stays.',
      ],
      button: 'Confirm the new address',
    },
    mail_changed: {
      subject: 'Your e-mail address was changed',
      heading: 'Hello {name}',
      body: [
        'Your account now uses another e-mail address. If you did not change it, write to {support} at once.',
      ],
    },
    password_changed: {
      subject: 'Your password was changed',
      heading: 'Hello {name}',
      body: [
        'Your password was changed and you were logged out on all devices.',
        'If it was not you, set a new password at once and write to {support}.',
      ],
      button: 'Log in',
    },
    deletion: {
      subject: 'Your account will be deleted',
      heading: 'Goodbye, {name}',
      body: [
        'Your profile is no longer visible. On {date} everything we hold about you is erased for good.',
        'If you change your mind before then, the link below brings everything back.',
      ],
      button: 'Keep my account',
    },
    new_message: {
      subject: 'You have a new message',
      heading: 'Hello {name}',
      body: ['{sender} wrote to you.'],
      button: 'Read the message',
    },
    new_like: {
      subject: 'You have news on your profile',
      heading: 'Hello {name}',
      body: ['{sender} likes your profile.'],
      button: 'See who it is',
    },
    receipt: {
      subject: 'Your receipt {number}',
      heading: 'Thank you, {name}',
      body: [
        'You bought {credits} credits for {price} on {date}. Receipt number: {number}.',
        'You can withdraw from this purchase until {until}, under Transactions.',
      ],
      button: 'See my transactions',
    },
    withdrawal: {
      subject: 'Confirmation of your withdrawal {reference}',
      heading: 'Hello {name}',
      body: [
        'We received your withdrawal on {date}. Reference: {reference}.',
        '{credits} unused credits were taken back and {price} is on its way to you, by the way that you paid.',
      ],
      button: 'See my transactions',
    },
    payment_instructions: {
      subject: 'How to pay {price}',
      heading: 'Hello {name}',
      body: [
        'Your order waits for your payment of {price} to: {account}.',
        'Write this reference on it, so that we find it: {reference}. Last day: {until}. The credits come as soon as the money is here.',
      ],
      button: 'See my order',
    },
    payment_returned: {
      subject: 'Your payment {reference} goes back',
      heading: 'Hello {name}',
      body: [
        'Your payment of {price} arrived for an order whose discount another of your payments had used. So it was not credited.',
        'The whole amount is on its way back to you, by the way that you paid. Reference: {reference}.',
      ],
      button: 'See my transactions',
    },
    report_received: {
      subject: 'We received your report {reference}',
      heading: 'Thank you',
      body: [
        'Your report of {date} is with our team under the reference {reference}. You hear from us when it is decided.',
      ],
    },
    report_decided: {
      subject: 'Decision on your report {reference}',
      heading: 'Hello',
      body: [
        'We looked at your report {reference}. Decision: {decision}',
        'If you disagree, answer to {support} and somebody else will look.',
      ],
    },
    complaint_received: {
      subject: 'We received your complaint {reference}',
      heading: 'Hello {name}',
      body: [
        'Your complaint of {date} is with our team under the reference {reference}. We answer within 14 days.',
      ],
    },
  },
  footer: {
    why: 'You get this mail because this address was given at {site}.',
    unsubscribe: 'Stop these mails',
    link: 'If the button does not work, copy this address into your browser:',
  },
  sms: { code: '{site}: your code is {code}. It works for 10 minutes. Never give it to anybody.' },
  push: { message: 'New message from {sender}', like: '{sender} has news for you' },
}
