import type { Settings } from '@duetto/shared/contract'
import {
  countries,
  creditCosts,
  gifts,
  limits,
  noBrand,
  profileFields,
  searchedFields,
} from '@duetto/shared/domain'

export type ComputedSetting =
  | 'geoip_country'
  | 'geoip_selected_country'
  | 'push_public_key'
  | 'locales'
  | 'is_demo'
  | 'interests'
  | 'domain'

export type StoredSettings = Omit<Settings, ComputedSetting>

export const defaultSettings: StoredSettings = {
  name: 'Duetto',
  brand: noBrand,
  domain_language: 'en',
  pin_domain_language: false,
  cdn_prefix: '',
  niche: 1,
  index_title: 'Duetto',
  description: 'Chat, like and meet people near you.',
  countries: [...countries],
  signups: 'all',
  logged_out_search: 'limited',
  logged_out_search_trafficsource: 'full',
  enable_site_entry_popup: 'yes',
  site_entry_countries: [...countries],
  support_phone: '+31 20-894 61 72',
  support_email: 'support@duetto.example',
  fictional_icon: true,
  fictional_warning: '',
  fictional_singular: '',
  fictional_plural: '',
  fictional_answers: 'team',
  fictional_answer_hours: 24,
  max_fictional_percent: 25,
  visible_profile_fields: [...profileFields],
  visible_profile_notes: true,
  search_fields: [
    'gender',
    'country',
    'countryregion',
    'distance',
    'min_age',
    'max_age',
    'online',
    'photo',
    'new_within',
    'both_ways',
    'verified',
    'hide_fictional',
    'height',
    ...searchedFields,
  ],
  message_credits: creditCosts.message,
  photo_credits: creditCosts.photo,
  voice_credits: creditCosts.voice,
  cover_message_photos: true,
  review_message_media: [],
  gift_credits: Object.fromEntries(gifts.map((gift) => [gift.id, gift.credits])),
  signup_credits: creditCosts.signup,
  message_length: { min: 1, max: limits.messageMaxCodePoints },
  package_prices: {},
  minimum_message_costs: {},
  refund_days: limits.refundDays,
  member_resell: true,
  has_match_claim: false,
  hide_membership: false,
  member_verification: true,
  min_age: limits.minAge,
  discreet_name: 'Notes',
  quick_exit_url: 'https://www.wikipedia.org/',
}
