import type { z } from 'zod'
import type { contract } from './contract'
import type { EndpointName } from './endpoints'
import type * as account from './schemas/account'
import type * as chat from './schemas/chat'
import type * as events from './schemas/events'
import type * as members from './schemas/members'
import type * as payments from './schemas/payments'
import type * as profile from './schemas/profile'
import type * as site from './schemas/site'
import type * as verification from './schemas/verification'

type Contract = typeof contract
type Part<Name extends EndpointName, Key extends 'query' | 'body'> =
  Contract[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

/** Allows numbers and booleans, which the client converts to strings. */
export type CallQuery<Name extends EndpointName> =
  Part<Name, 'query'> extends infer Query
    ? { [Key in keyof Query]: Query[Key] | number | boolean }
    : undefined
export type CallBody<Name extends EndpointName> = Part<Name, 'body'>
export type CallResponse<Name extends EndpointName> = z.output<Contract[Name]['response']>

export type User = z.output<typeof account.userSchema>
export type NotificationSettings = z.output<typeof account.notificationsSchema>
export type Image = z.output<typeof profile.imageSchema>
export type OwnImage = z.output<typeof profile.ownImageSchema>
export type Verification = z.output<typeof verification.verificationSchema>
export type Photo = z.output<typeof profile.photoSchema>
export type ProfileCard = z.output<typeof profile.profileCardSchema>
export type Profile = z.output<typeof profile.profileSchema>
export type OwnProfile = z.output<typeof profile.ownProfileSchema>
export type ProfileChange = z.output<typeof profile.profileChangeSchema>
export type ActivityItem = z.output<typeof members.activityItemSchema>
export type ActivityKind = ActivityItem['kind']
export type LikedBy = z.output<typeof profile.likedBySchema>
export type PromotedTile = z.output<typeof members.promotedTileSchema>
export type SwipeDeck = z.output<typeof members.swipeDeckSchema>
export type Chat = z.output<typeof chat.chatSchema>
export type Message = z.output<typeof chat.messageSchema>
export type SendCost = z.output<typeof chat.sendCostSchema>
export type CreditPackage = z.output<typeof payments.packageSchema>
export type PaymentMethodOffer = z.output<typeof payments.paymentMethodSchema>
export type PaymentInstructions = z.output<typeof payments.paymentInstructionsSchema>
export type RepeatOffer = NonNullable<z.output<typeof payments.repeatOfferSchema>['order']>
export type PurchaseEntry = z.output<typeof payments.purchaseEntrySchema>
export type Payment = z.output<typeof payments.paymentSchema>
export type ActiveDiscount = z.output<typeof payments.activeDiscountSchema>
export type DiscountCode = z.output<typeof payments.discountCodeSchema>
export type Settings = z.output<typeof site.settingsSchema>
export type Company = z.output<typeof site.companySchema>
export type RegionData = z.output<typeof site.regionSchema>
export type ServerEvent = z.output<typeof events.serverEventSchema>
export type PushMessage = z.output<typeof events.pushMessageSchema>
