import { catalogueFaults } from '@duetto/shared/testing'
import * as chats from '../features/chat/list/messages'
import * as composer from '../features/chat/composer/messages'
import * as conversation from '../features/chat/conversation/messages'
import * as failureMessages from '../entities/errors/failureMessages'
import * as giftMessages from '../entities/gift/giftMessages'
import italian from './it.json'

it('[LOCALE-02] every text has Italian words, valid and with the same values put in', () => {
  expect(catalogueFaults(italian, [failureMessages, chats, composer, conversation, giftMessages])).toEqual([])
})
