import { noFaults } from './faults'
import type { Faults } from './faults'
import { createPayments } from './payments'
import type { Payments } from './payments'
import { openStore } from './store'
import type { Store } from './store'
import { createWebhooks } from './webhooks'
import type { Webhooks } from './webhooks'

export interface Sandbox {
  store: Store
  webhooks: Webhooks
  payments: Payments
  secret: string
  faults: Faults
}

interface Options {
  folder: string
  secret: string
  publicUrl: string
}

export const createSandbox = ({ folder, secret, publicUrl }: Options): Sandbox => {
  const store = openStore(folder)
  const webhooks = createWebhooks(store, secret)
  const faults = { ...noFaults }
  return { store, webhooks, payments: createPayments({ store, webhooks, publicUrl, faults }), secret, faults }
}
