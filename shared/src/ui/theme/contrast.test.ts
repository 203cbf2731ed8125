import { themeColours } from './tokens'

const channel = (value: number): number => {
  const part = value / 255
  return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string): number => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, (digit) => digit + digit) : hex
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(parseInt(full.slice(at, at + 2), 16)))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const texts = [
  ['ink', 'bg'],
  ['ink-2', 'bg'],
  ['ink-2', 'surface-2'],
  ['on-primary', 'primary'],
  ['primary-ink', 'bg'],
  ['primary-ink', 'primary-soft'],
  ['on-secondary', 'secondary'],
  ['secondary-ink', 'secondary-soft'],
  ['on-success', 'success'],
  ['success-ink', 'success-soft'],
  ['on-danger', 'danger'],
  ['danger-ink', 'surface'],
  ['danger-ink', 'danger-soft'],
  ['on-bubble-out', 'bubble-out'],
  ['on-dark', 'dark'],
  ['on-dark-2', 'dark'],
] as const

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colours = themeColours(theme)
  it.each(texts)('text %s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(contrast(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
  it.each([['line-strong'], ['focus']])('%s has a contrast of at least 3 to the page', (name) => {
    expect(contrast(colours[name] ?? '', colours.bg ?? '')).toBeGreaterThanOrEqual(3)
  })
})
