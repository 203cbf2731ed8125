import { operatorLimits } from '@duetto/shared/domain'

export const growthTexts = {
  heading: 'Weekly figures',
  intro: `Members who joined, activated and came back, and revenue from their orders, for the last ${operatorLimits.figureWeeks} weeks (Monday to Sunday, UTC). Fictional members are left out.`,
  chart: 'Chart: %{title}. The table below has the same figures.',
  table: 'Weeks',
  week: 'Week starting',
  members: 'New members',
  sign_ups: 'Sign-ups',
  activations: 'Activations',
  retention: 'Retention, % of sign-ups',
  after_1: 'Active after a week',
  after_4: 'Active after four weeks',
  retained: '%{count} (%{share})',
  revenue: 'Revenue incl. VAT, after refunds and charge-backs',
}
