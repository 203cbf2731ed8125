import { POSES } from './cast'
import { bubble, ease, pulse } from './motion'

export const seconds = 9

const columns = [92, 318, 544] as const
const rows = [92, 338] as const
const pane = { width: 164, height: 196 }

const nights = [
  [5.9, 7.6],
  [5.2, 8.4],
  [5.5, 8.0],
  [5.0, 8.6],
  [6.2, 7.2],
  [5.35, 8.2],
] as const
const [writer, reader] = [0, 4]

const stars = Array.from({ length: 22 }, (_, index) => [(index * 137) % 800, (index * 61) % 80] as const)

const windowOf = (index: number, at: number, portraits: readonly (readonly string[])[]): string => {
  const [x, y] = [columns[index % 3] ?? 0, rows[Math.floor(index / 3)] ?? 0]
  const [off, on] = nights[index] ?? [0, 0]
  const light = 1 - ease(at, off, off + 0.35) * (1 - ease(at, on, on + 0.35))
  const pose = Math.floor((at * 2.2 + index * 1.7) % POSES)
  const isSpeaking = index === writer || index === reader
  const glow = isSpeaking ? 0.35 + 0.4 * pulse(at, [0.6, 1.2, 4.6, 5]) : 0.3
  const shape = `M${x} ${y + pane.width / 2}a${pane.width / 2} ${pane.width / 2} 0 0 1 ${pane.width} 0V${y + pane.height}H${x}Z`
  return `
<g><clipPath id="w${index}"><path d="${shape}"/></clipPath>
<path d="${shape}" fill="#1c0f1e"/>
<g clip-path="url(#w${index})" opacity="${light}"><image href="${portraits[index]?.[pose] ?? ''}" x="${x}" y="${y - 6}" width="${pane.width}" height="${pane.width * 1.25}" preserveAspectRatio="xMidYMid slice"/></g>
<path d="${shape}" fill="none" stroke="#f4a93a" stroke-width="16" opacity="${light * glow}" filter="url(#soft)"/>
<path d="${shape}" fill="none" stroke="#6b4560" stroke-width="7"/>
<rect x="${x - 14}" y="${y + pane.height}" width="${pane.width + 28}" height="10" rx="3" fill="#6b4560"/></g>`
}

const spark = (at: number, from: number, to: number, isBack: boolean): string => {
  const way = ease(at, from, to)
  if (way <= 0 || way >= 1) return ''
  const along = (part: number): [number, number] => {
    const t = isBack ? 1 - part : part
    return [
      174 + (400 - 174) * t + Math.sin(t * Math.PI) * 120,
      190 + (436 - 190) * t - Math.sin(t * Math.PI) * 90,
    ]
  }
  return Array.from({ length: 7 }, (_, index) => {
    const [x, y] = along(Math.max(0, way - index * 0.025))
    return `<circle cx="${x}" cy="${y}" r="${8 - index}" fill="#ffe2a8" opacity="${1 - index / 7}"/>`
  }).join('')
}

export const windowsFrame = (at: number, portraits: readonly (readonly string[])[]): string => {
  const night = ease(at, 5, 6.4) * (1 - ease(at, 7.2, 8.8))
  const zoom = 1 + 0.035 * pulse(at, [0, 3, 5, 7.5])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#3b1f45"/><stop offset="1" stop-color="#c0607a"/></linearGradient><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter></defs>
<rect width="800" height="600" fill="url(#sky)"/><rect width="800" height="600" fill="#0f0814" opacity="${0.55 * night}"/>
${stars.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.6" fill="#ffe9c9" opacity="${0.25 + 0.6 * night}"/>`).join('')}
<circle cx="700" cy="44" r="26" fill="#ffe9c9" opacity="${0.5 + 0.5 * night}"/>
<g transform="translate(400 330) scale(${zoom}) translate(-400 -330)">
<path d="M40 600V60h720V600Z" fill="#452438"/><path d="M24 60h752v14H24Z" fill="#6b4560"/><path d="M40 310h720v8H40Z" fill="#5a3350"/>
${portraits.map((_, index) => windowOf(index, at, portraits)).join('')}
${spark(at, 1.6, 2.4, false)}${spark(at, 3.4, 4.1, true)}
${bubble(196, 74, pulse(at, [0.4, 0.8, 1.7, 2]), at, false)}${bubble(470, 322, pulse(at, [2.3, 2.6, 3.5, 3.8]), at, true)}${bubble(196, 74, pulse(at, [4, 4.3, 4.9, 5.2]), at, false)}
</g></svg>`
}
