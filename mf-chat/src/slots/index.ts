import { remote } from '../remote'
import { createStore } from '../store'
import { WaitingMessages } from './WaitingMessages'

export const slots = remote.createSlots({ 'waiting-messages': WaitingMessages }, { createStore })
