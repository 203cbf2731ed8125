import type { ProfileCard } from '../contract'
import type { ProfileCardKind, RemoteName } from '../domain'
import type { SignUpRequest } from './SignUpRequest'
import type { WaitingMessage } from './waitingMessage'

/** Props of the slots, which a remote renders inside the shell or another remote. */
export interface SlotProps {
  'like-popup': { profile: ProfileCard; onClose: () => void }
  'match-modal': { profile: ProfileCard; onClose: () => void }
  'sign-up-modal': { request: SignUpRequest }
  'activation-reminder': { variant: 'alert' | 'modal'; onClose: () => void }
  'time-bonus-banner': { endsAt: number; percent: number }
  'time-bonus-popup': { endsAt: number; percent: number; onClose: () => void }
  'credit-alert': { creditsNeeded: number; onClose: () => void }
  /**
   * Sells credits inside a conversation. Calls `onPaid` when the credits have arrived, and `onFailed` when a payment
   * has failed. Without `onFailed`, it calls `onPaid` for both.
   */
  'buy-credits': { waiting: WaitingMessage; onPaid: () => void; onFailed?: () => void }
  /** Asks for missing profile details. */
  'profile-card': { card: ProfileCardKind; onClose: () => void }
  /** Shows nothing; sends the messages that waited for the confirmation of the address. */
  'waiting-messages': object
}
export type SlotName = keyof SlotProps

export const slotOwners: Record<SlotName, RemoteName> = {
  'like-popup': 'mf-members',
  'match-modal': 'mf-members',
  'sign-up-modal': 'mf-signup',
  'activation-reminder': 'mf-signup',
  'time-bonus-banner': 'mf-payments',
  'time-bonus-popup': 'mf-payments',
  'credit-alert': 'mf-payments',
  'buy-credits': 'mf-payments',
  'profile-card': 'mf-signup',
  'waiting-messages': 'mf-chat',
}
export const slotNames = Object.keys(slotOwners) as SlotName[]
