import type { ServerTexts } from './ServerTexts'

export const en: ServerTexts = {
  mails: {
    activation: {
      subject: 'Confirm your e-mail address',
      heading: 'Welcome, {name}',
      body: [
        'One last step: confirm that this address is yours. Then you can write to other members.',
        'The link works once, within {span}. If you did not sign up, just ignore this e-mail.',
        'Reading this on another device? Enter this code on the site: {code}. It is valid for {codeSpan}.',
      ],
      button: 'Confirm my address',
    },
    reset: {
      subject: 'Set a new password',
      heading: 'Hello {name}',
      body: [
        'Someone, hopefully you, asked to reset your password. Choose a new one with the link below.',
        'The link works once, within {span}. If it was not you, ignore this e-mail: your password stays the same.',
      ],
      button: 'Set a new password',
    },
    mail_change: {
      subject: 'Confirm your new e-mail address',
      heading: 'Hello {name}',
      body: [
        'You asked to use {email} for your account. Confirm it with the link below.',
        'The link works once, within {span}. Until then, your old address stays in use.',
      ],
      button: 'Confirm the new address',
    },
    mail_change_asked: {
      subject: 'Did you want to change your e-mail address?',
      heading: 'Hello {name}',
      body: [
        'Someone, hopefully you, asked to use another e-mail address for your account. Nothing has changed yet.',
        'If it was not you, stop the change with the link below and set a new password. The link works once, within {span}.',
      ],
      button: 'Stop the change',
    },
    mail_changed: {
      subject: 'Your e-mail address was changed',
      heading: 'Hello {name}',
      body: [
        'Your account now uses another e-mail address. If you did not change it, write to {support} immediately.',
      ],
    },
    password_changed: {
      subject: 'Your password was changed',
      heading: 'Hello {name}',
      body: [
        'Your password was changed, and you have been logged out on all devices.',
        'If it was not you, set a new password immediately and write to {support}.',
      ],
      button: 'Log in',
    },
    password_reset: {
      subject: 'Your password was reset',
      heading: 'Hello {name}',
      body: [
        'Your password was reset, and you have been logged out on all devices. If you had passkeys, they were removed; you can add them again in your settings.',
        'If it was not you, set a new password immediately and write to {support}.',
      ],
      button: 'Log in',
    },
    passkey_added: {
      subject: 'A passkey was added to your account',
      heading: 'Hello {name}',
      body: [
        'You can now log in with the passkey “{passkey}”.',
        'If you did not add it, remove it in your settings, change your password immediately and write to {support}.',
      ],
      button: 'Open settings',
    },
    already_member: {
      subject: 'You already have an account',
      heading: 'Hello {name}',
      body: [
        'Someone, hopefully you, wanted to open an account with this address. You already have one: log in, or set a new password if you have forgotten it.',
        'If it was not you, ignore this e-mail: nothing has changed.',
      ],
      button: 'Log in',
    },
    no_account: {
      subject: 'About your new password',
      heading: 'Hello',
      body: [
        'Someone, hopefully you, asked to reset the password for this address. There is no account for it; perhaps you signed up with a different address.',
        'If it was not you, ignore this e-mail.',
      ],
    },
    deletion: {
      subject: 'Your account will be deleted',
      heading: 'Goodbye, {name}',
      body: [
        'Your profile is no longer visible. On {date}, everything we hold about you will be erased for good.',
        'If you change your mind before then, restore your account with the link below.',
      ],
      button: 'Restore my account',
    },
    new_message: {
      subject: 'You have a new message',
      heading: 'Hello {name}',
      body: ['{sender} wrote to you.'],
      button: 'Read the message',
    },
    new_like: {
      subject: 'There is news on your profile',
      heading: 'Hello {name}',
      body: ['{sender} likes your profile.'],
      button: 'See who it is',
    },
    receipt: {
      subject: 'Your receipt {number}',
      heading: 'Thank you, {name}',
      body: [
        'You bought {credits} credits for {price} on {date}. Receipt number: {number}.',
        'You can withdraw from this purchase until {until}, under Purchases.',
      ],
      button: 'See purchases',
    },
    withdrawal: {
      subject: 'Confirmation of your withdrawal {reference}',
      heading: 'Hello {name}',
      body: [
        'We received your withdrawal on {date}. Reference: {reference}.',
        '{credits} unused credits were removed, and {price} is on its way to your original payment method.',
      ],
      button: 'See purchases',
    },
    payment_instructions: {
      subject: 'How to pay {price}',
      heading: 'Hello {name}',
      body: [
        'Your order is waiting for your payment of {price} to: {account}.',
        'Use this reference, so that we can match your payment: {reference}. Pay by {until}. You get your credits as soon as the money arrives.',
      ],
      button: 'See my order',
    },
    payment_returned: {
      subject: 'Your payment {reference} is being refunded',
      heading: 'Hello {name}',
      body: [
        'We received your payment of {price}, but you had already used the discount of that order for another payment. So you did not get the credits.',
        'The whole amount is on its way back to your original payment method. Reference: {reference}.',
      ],
      button: 'See purchases',
    },
    payment_released: {
      subject: 'Nothing was taken for your order',
      heading: 'Hello {name}',
      body: [
        'On {date}, {price} was reserved for your order of {credits} credits. The amount has been released: nothing was taken, and you did not get the credits.',
        'Your bank may need a few days to show it as available again. If you still want the credits, simply order them again.',
      ],
      button: 'See my order',
    },
    report_received: {
      subject: 'We received your report {reference}',
      heading: 'Thank you',
      body: ['Our team has your report of {date}, reference {reference}. We will let you know our decision.'],
    },
    report_decided: {
      subject: 'Decision on your report {reference}',
      heading: 'Hello',
      body: [
        'We have reviewed your report {reference}. Decision: {decision}',
        'If you disagree, write to {support}, and someone else will review it.',
      ],
    },
    complaint_received: {
      subject: 'We received your complaint {reference}',
      heading: 'Hello {name}',
      body: [
        'Our team has your complaint of {date}, reference {reference}. You will get an answer within {days} working days.',
      ],
    },
    export_ready: {
      subject: 'Your download is ready',
      heading: 'Your data, {name}',
      body: [
        'Everything we hold about you is now in one file: a page to read, your photos, and the same data for other programs.',
        'You can download it in your settings until {date}. You need to be logged in to do so.',
      ],
      button: 'Go to my download',
    },
    photo_refused: {
      subject: 'A photo was refused',
      heading: 'Hello {name}',
      body: [
        'We couldn’t approve one of your photos. Your profile shows the reason.',
        'If you disagree, you can appeal there, and someone else will look at it.',
      ],
      button: 'See the reason',
    },
    photo_appeal_decided: {
      subject: 'Decision on your appeal',
      heading: 'Hello {name}',
      body: [
        'We looked at your photo again. Decision: {decision}',
        'If you have questions, write to {support}.',
      ],
      button: 'See my photos',
    },
  },
  footer: {
    why: 'You are getting this e-mail because this address was entered on {site}.',
    unsubscribe: 'Unsubscribe from these e-mails',
    link: 'If the button does not work, copy this link into your browser:',
  },
  sms: { code: '{site}: your code is {code}. It is valid for {span}. Never share it with anyone.' },
  push: { message: 'New message from {sender}', like: '{sender} has news for you', block: 'Block' },
  fictional: 'Fictional profile',
  icebreakers: [
    'What made you smile this week?',
    'Which place in your town would you show me first?',
    'Coffee, tea or something stronger?',
    'What could you talk about for an hour?',
    'Early bird or night owl?',
  ],
  exportPage: {
    title: 'Your data',
    intro:
      'This is everything we hold about you. The names of the fields are those our systems use; data.json holds the same for other programs.',
    none: 'Nothing here.',
    sections: {
      account: 'Account and profile',
      photos: 'Photos',
      people: 'Likes, blocks and answers',
      messages: 'Messages',
      payments: 'Payments and credits',
      reports: 'Reports and complaints',
      devices: 'Devices',
      other: 'Everything else',
    },
  },
  receipt: {
    title: 'Receipt {number}',
    seller: 'Seller',
    customer: 'Customer',
    paidOn: 'Paid on',
    credits: '{count} credits',
    discount: 'Discount',
    surcharge: 'Surcharge',
    total: 'Total',
    vat: 'VAT included ({rate})',
    refunded: 'Refunded',
  },
}
