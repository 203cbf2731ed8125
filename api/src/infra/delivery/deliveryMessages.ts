import { defineMessages } from '../../texts/defineMessages'

export const deliveryMessages = defineMessages({
  greeting: {
    id: 'mail.greeting',
    defaultMessage: 'Hello {name}',
    description: 'Heading of most e-mails. {name}: the member’s name',
  },
  reason: {
    id: 'mail.footer.reason',
    defaultMessage: 'You are getting this e-mail because this address was entered on {site}.',
    description: 'Below every e-mail. {site}: name of the site',
  },
  unsubscribe: {
    id: 'mail.footer.unsubscribe',
    defaultMessage: 'Unsubscribe from these e-mails',
    description: 'Below e-mails about news: link that ends them',
  },
  link: {
    id: 'mail.footer.link',
    defaultMessage: 'If the button does not work, copy this link into your browser:',
    description: 'Below the button of an e-mail; the address follows',
  },
  smsCode: {
    id: 'sms.code',
    defaultMessage: '{site}: your code is {code}. It is valid for {span}. Never share it with anyone.',
    description:
      'Text message with the code that confirms a direct debit. {site}: name of the site; {code}: six digits; {span}: a duration, e.g. “7 days”',
  },
  pushMessage: {
    id: 'push.message',
    defaultMessage: 'New message from {sender}',
    description: 'Push notification, neutral because others may see it. {sender}: name of the other member',
  },
  pushLike: {
    id: 'push.like',
    defaultMessage: '{sender} has news for you',
    description:
      'Push notification about a like, neutral because others may see it. {sender}: name of the other member',
  },
  pushBlock: {
    id: 'push.block',
    defaultMessage: 'Block',
    description: 'Button of a push notification: blocks the sender',
  },
  fictional: {
    id: 'label.fictional',
    defaultMessage: 'Fictional profile',
    description: 'Label after the name of a fictional profile, as in the interface',
  },
  demo: {
    id: 'label.demo',
    defaultMessage: 'Demo',
    description: 'Label after the name of a profile of a demo site, as in the interface',
  },
  demoNote: {
    id: 'label.demoNote',
    defaultMessage: '{name} is a demo profile. A script writes the answers.',
    description: 'In an e-mail about a message or like from a profile of a demo site',
  },
})
