const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const hours = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

export const formatMoment = (moment: string): string => moments.format(new Date(moment))
export const formatHour = (time: Date): string => hours.format(time)
export const formatDay = (moment: string): string => days.format(new Date(moment))
export const formatShare = (share: number, digits = 1): string =>
  new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: digits }).format(share)
export const formatMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(minor / 100)
