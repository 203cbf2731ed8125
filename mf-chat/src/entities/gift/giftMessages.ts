import { defineMessages } from '@duetto/shared/i18n'

export const giftMessages = defineMessages({
  coffee: { id: 'chat.gift.coffee', defaultMessage: 'A coffee', description: 'Gift' },
  rose: { id: 'chat.gift.rose', defaultMessage: 'A rose', description: 'Gift' },
  chocolates: { id: 'chat.gift.chocolates', defaultMessage: 'Chocolates', description: 'Gift' },
  glass: { id: 'chat.gift.glass', defaultMessage: 'A glass at sunset', description: 'Gift' },
  record: { id: 'chat.gift.record', defaultMessage: 'A record', description: 'Gift' },
  bouquet: { id: 'chat.gift.bouquet', defaultMessage: 'A bouquet', description: 'Gift' },
  ticket: { id: 'chat.gift.ticket', defaultMessage: 'A concert ticket', description: 'Gift' },
  starmap: { id: 'chat.gift.starmap', defaultMessage: 'A map of the stars', description: 'Gift' },
})
