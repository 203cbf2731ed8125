const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

export const formatWait = (seconds: number): string => {
  const [unit, length] = units.find(([, one]) => seconds >= one) ?? units[3]
  const maximumFractionDigits = seconds < 10 * length ? 1 : 0
  return new Intl.NumberFormat('en-GB', {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits,
  }).format(seconds / length)
}
