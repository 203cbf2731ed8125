const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export const formatShift = (start: string, end: string): string =>
  moments.formatRange(new Date(start), new Date(end))
