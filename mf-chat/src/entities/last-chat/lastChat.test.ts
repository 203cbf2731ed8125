import { readLastChat, rememberChat } from './lastChat'

const chat = { conversation: 5, profile: 7, name: 'Clara', at: 1_772_366_400_000 }
beforeEach(() => localStorage.clear())

it('[CHAT-11] stores the last opened chat with profile and date for each member', () => {
  rememberChat(1, chat)
  expect(readLastChat(1)).toEqual(chat)
  expect(readLastChat(2)).toBeNull()
})

it('[CHAT-11] ignores invalid stored values', () => {
  for (const text of ['{', '{"conversation":"5"}', 'null', '[]']) {
    localStorage.setItem('duetto.lastChat.1', text)
    expect(readLastChat(1)).toBeNull()
  }
})
