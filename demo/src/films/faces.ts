import { POSES } from './cast'
import { bubble, ease, pulse } from './motion'

const pairs = [
  [0, 1],
  [2, 4],
  [3, 5],
] as const
const each = 3.2
export const seconds = pairs.length * each
/**
 * Start of the film in the animation, in seconds. The first frame is also the poster, so it must show a conversation.
 */
const start = 1.4

const panel = { width: 394, height: 600 }
const portrait = { width: 480, height: 600 }

const masks: readonly ((part: number) => string)[] = [
  (part) => `<circle cx="197" cy="300" r="${part * 380}"/>`,
  (part) => `<path d="M0 600V${640 - part * 700}L394 ${560 - part * 700}V600Z"/>`,
  (part) => `<path d="M0 0H${part * 197}V600H0ZM394 0H${394 - part * 197}V600H394Z"/>`,
]

const face = (role: number, at: number, age: number, portraits: readonly (readonly string[])[]): string => {
  const pose = Math.floor((at * 2 + role) % POSES)
  const zoom = 1.03 + 0.02 * age
  return `<image href="${portraits[role]?.[pose] ?? ''}" x="${(panel.width - portrait.width) / 2}" width="${portrait.width}" height="${portrait.height}" transform="translate(197 300) scale(${zoom}) translate(-197 -300)"/>`
}

export const facesFrame = (filmAt: number, portraits: readonly (readonly string[])[]): string => {
  const at = (filmAt + start) % seconds
  const index = Math.min(pairs.length - 1, Math.floor(at / each))
  const age = at - index * each
  const next = (index + 1) % pairs.length
  const panels = ([0, 1] as const).map((side) => {
    const part = ease(age, each - 0.9 + side * 0.2, each - 0.2 + side * 0.2)
    return `<g transform="translate(${side * (panel.width + 12)} 0)"><clipPath id="panel${side}"><rect width="${panel.width}" height="${panel.height}"/></clipPath><clipPath id="next${side}">${masks[index]?.(part) ?? ''}</clipPath>
<g clip-path="url(#panel${side})">${face(pairs[index]?.[side] ?? 0, at, age, portraits)}
<g clip-path="url(#next${side})">${part > 0 ? face(pairs[next]?.[side] ?? 0, at, age - each, portraits) : ''}</g></g></g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
<rect width="800" height="600" fill="#2a1321"/>${panels.join('')}
<g transform="translate(250 400) scale(1.7)">${bubble(0, 0, pulse(age, [0.3, 0.6, 1.9, 2.2]), at, false)}</g>
<g transform="translate(370 490) scale(1.7)">${bubble(0, 0, pulse(age, [1.0, 1.3, 2.2, 2.4]), at, true)}</g>
</svg>`
}
