import { testNow } from '@duetto/shared/testing'
import type { ChatContext } from '../state'
import { createChatStore } from '../store'

export const startStore = (context: Pick<ChatContext, 'http' | 'bus'> & Partial<ChatContext>) =>
  createChatStore({ navigation: { push: () => {} }, userId: () => 7, now: () => testNow, ...context })
