import { packageIds, paymentMethods } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/domain'

type Params = Readonly<Record<string, string | undefined>>
type Rule = (value: string) => boolean

const oneOf =
  (values: readonly string[]): Rule =>
  (value) =>
    values.includes(value)
const isNumber: Rule = (value) => /^[1-9]\d{0,9}$/.test(value)
const isSlug: Rule = (value) => /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i.test(value)

/** Values of `{type}` in /likes/{type}. */
const likeTypes = ['received', 'sent', 'matches', 'liked']

/** What a part of an address may be; those of the purchase are named by package and method. */
const rules: Record<string, Rule> = { id: isNumber, slug: isSlug, type: oneOf(likeTypes) }
const purchaseRules: Record<string, Rule> = { id: oneOf(packageIds), paymentmethod: oneOf(paymentMethods) }

/** Whether the parts of an address can mean something; what cannot is answered as not found (ERROR-04). */
export const areValid = (route: Pick<RouteFacts, 'id'>, params: Params): boolean => {
  const wanted = route.id === 'credits-id' ? purchaseRules : rules
  return Object.entries(params).every(
    ([name, value]) => value === undefined || (wanted[name]?.(value) ?? true),
  )
}
