export const growthTexts = {
  heading: 'Figures by week',
  intro:
    'Members who joined, activated and came back, and the money of their orders, for the last 26 weeks (Monday to Sunday, UTC). Fictional members are left out.',
  chart: 'Chart: %{title}. The table below has the same figures.',
  table: 'Weeks',
  week: 'Week from',
  members: 'New members',
  sign_ups: 'Sign-ups',
  activations: 'Activations',
  retention: 'Came back, % of sign-ups',
  after_1: 'Active after a week',
  after_4: 'Active after four weeks',
  retained: '%{count} (%{share})',
  revenue: 'Revenue with VAT, less refunds',
}
