export const colours = {
  dark: '#2a1321',
  plum: '#7b1e4b',
  amber: '#f4a93a',
  light: '#faf5f3',
  line: '#e3d3d9',
  glow: '#4a2a41',
} as const

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface FaceOptions extends Box {
  radius: number
  rotate?: number
  frame?: string
}

export const face = (
  href: string,
  { x, y, width, height, radius, rotate = 0, frame }: FaceOptions,
): string => {
  const id = `c${Math.round(x)}-${Math.round(y)}`
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`
  return (
    `<g transform="rotate(${rotate} ${x + width / 2} ${y + height / 2})">` +
    (frame ? `<rect ${box} fill="${frame}" stroke="${frame}" stroke-width="20"/>` : '') +
    `<clipPath id="${id}"><rect ${box}/></clipPath>` +
    `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMin slice" clip-path="url(#${id})"/></g>`
  )
}

export const bubble = ({ x, y, width, height }: Box, fill: string, ink: string): string => {
  const lines = Math.max(1, Math.floor((height - 32) / 34))
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(36, height / 2)}" fill="${fill}"/>` +
    Array.from(
      { length: lines },
      (_, index) =>
        `<rect x="${x + 32}" y="${y + height / 2 - lines * 17 + index * 34 + 9}" width="${(width - 64) * (index === lines - 1 ? 0.62 : 1)}" height="16" rx="8" fill="${ink}" opacity=".55"/>`,
    ).join('')
  )
}

export const button = (path: string, { x, y, radius, fill, ink, isFilled = false }: RoundButton): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>` +
  `<path d="${path}" transform="translate(${x - radius * 0.6} ${y - radius * 0.6}) scale(${radius / 20})" fill="${isFilled ? ink : 'none'}" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`

interface RoundButton {
  x: number
  y: number
  radius: number
  fill: string
  ink: string
  isFilled?: boolean
}
