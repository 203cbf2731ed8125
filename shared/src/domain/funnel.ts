export const funnelSteps = [
  'view',
  'started',
  'account',
  'signed_up',
  'photo',
  'location',
  'personal',
  'about',
  'activated',
  'first_message',
  'first_purchase',
] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** Steps that browsers report. The server counts the others in the transactions that cause them. */
export const visitSteps = ['view', 'started', 'account', 'photo', 'location', 'personal', 'about'] as const
export type VisitStep = (typeof visitSteps)[number]

export const funnelGroupings = ['lander', 'niche', 'locale', 'variant', 'source'] as const
export type FunnelGrouping = (typeof funnelGroupings)[number]

/** Groups for visits without a traffic source and for visits from an unlisted one. */
export const unlistedSources = { none: 'none', other: 'other' } as const

export const funnelLimits = {
  visitMs: 24 * 3_600_000,
  memberDays: 90,
  countDays: 400,
  originsPerDay: 5000,
  sources: 50,
  reportDays: 400,
  defaultReportDays: 30,
} as const

export const landerOf = (path: string): { lander: string; slug: string | undefined } | null => {
  const [, first = '', second = '', third = '', fourth] = path.split('/')
  if (first === '') return { lander: 'home', slug: undefined }
  if (first === 'landers' && second !== '') return { lander: second, slug: third || undefined }
  if (first === 'members' && third.startsWith('landing')) return { lander: third, slug: fourth }
  return null
}
