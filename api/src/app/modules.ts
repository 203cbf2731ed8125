import type { FastifyInstance } from 'fastify'
import { registerAccountRoutes } from '../modules/accounts/account.routes'
import { registerSignupRoutes } from '../modules/accounts/sign-up/signUp.routes'
import { registerUserRoutes } from '../modules/accounts/log-in/user.routes'
import { registerExportRoutes } from '../modules/exports/exports.routes'
import { registerHealthRoutes } from '../modules/health/health.routes'
import { registerPhotosRoutes } from '../modules/photos/photos.routes'
import { registerProfileNotesRoutes } from '../modules/profile-notes/notes.routes'
import { registerProfileRoutes } from '../modules/profile/profile.routes'
import { registerBrandRoutes } from '../modules/brand/brand.routes'
import { registerSettingsRoutes } from '../modules/settings/settings.routes'
import { registerLegalRoutes } from '../modules/legal/legal.routes'
import { registerSiteRoutes } from '../modules/site/site.routes'
import { registerActivityRoutes } from '../modules/activity/activity.routes'
import { registerAttachmentsRoutes } from '../modules/attachments/attachments.routes'
import { registerBlocksRoutes } from '../modules/blocks/blocks.routes'
import { registerChatRoutes } from '../modules/chat/chat.routes'
import { registerDirectDebitRoutes } from '../modules/direct-debit/directDebit.routes'
import { registerDiscountsRoutes } from '../modules/discounts/discounts.routes'
import { registerFunnelRoutes } from '../modules/funnel/funnel.routes'
import { registerGifsRoutes } from '../modules/gifs/gifs.routes'
import { registerLikesRoutes } from '../modules/likes/likes.routes'
import { registerMatchFinderRoutes } from '../modules/matchfinder/matchfinder.routes'
import { registerMembersRoutes } from '../modules/members/members.routes'
import { registerUnsubscribeRoutes } from '../modules/notices/unsubscribe.routes'
import { registerPackagesRoutes } from '../modules/packages/packages.routes'
import { registerPasskeysRoutes } from '../modules/passkeys/passkeys.routes'
import { registerPaymentsRoutes } from '../modules/payments/payments.routes'
import { registerWebhookRoutes } from '../modules/payments/provider-events/webhook.routes'
import { registerRefundsRoutes } from '../modules/payments/refunds/withdrawal.routes'
import { registerReportsRoutes } from '../modules/reports/reports.routes'
import { registerSearchesRoutes } from '../modules/searches/searches.routes'
import { registerSkipsRoutes } from '../modules/skips/skips.routes'
import { registerSwipeRoutes } from '../modules/swipe/swipe.routes'
import { registerTransactionsRoutes } from '../modules/transactions/transactions.routes'
import { registerEventsRoutes } from '../modules/events/events.routes'
import { registerVerificationRoutes } from '../modules/verification/verification.routes'
import { registerPresence } from '../http/presence'
import type { Deps } from './deps'

const modules: ((app: FastifyInstance, deps: Deps) => void)[] = [
  registerHealthRoutes,
  registerUserRoutes,
  registerSignupRoutes,
  registerAccountRoutes,
  registerExportRoutes,
  registerPasskeysRoutes,
  registerProfileNotesRoutes,
  registerProfileRoutes,
  registerPhotosRoutes,
  registerVerificationRoutes,
  registerBrandRoutes,
  registerSettingsRoutes,
  registerSiteRoutes,
  registerLegalRoutes,
  registerFunnelRoutes,
  registerEventsRoutes,
  registerPresence,
  registerMembersRoutes,
  registerLikesRoutes,
  registerActivityRoutes,
  registerSearchesRoutes,
  registerSkipsRoutes,
  registerSwipeRoutes,
  registerMatchFinderRoutes,
  registerChatRoutes,
  registerAttachmentsRoutes,
  registerBlocksRoutes,
  registerReportsRoutes,
  registerGifsRoutes,
  registerUnsubscribeRoutes,
  registerPackagesRoutes,
  registerDiscountsRoutes,
  registerPaymentsRoutes,
  registerWebhookRoutes,
  registerDirectDebitRoutes,
  registerRefundsRoutes,
  registerTransactionsRoutes,
]

export const registerModules = (app: FastifyInstance, deps: Deps): void => {
  for (const register of modules) register(app, deps)
}
