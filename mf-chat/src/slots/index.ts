import { remote } from '../remote'
import { createSlotsStore } from './store'
import { WaitingMessages } from './WaitingMessages'

export const slots = remote.createSlots(
  { 'waiting-messages': WaitingMessages },
  { createStore: createSlotsStore },
)
