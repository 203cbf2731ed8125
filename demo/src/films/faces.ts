import { POSES } from './cast'
import { bubble, ease, pulse } from './motion'

const shown = [3, 2, 4, 5] as const
const each = 2.4
const change = 0.7
/** The last frame is like the first. */
export const seconds = shown.length * each

/** Shapes that uncover the next face: a circle, a bubble, a slanted curtain, two halves. */
const masks: readonly ((part: number) => string)[] = [
  (part) => `<circle cx="420" cy="300" r="${part * 820}"/>`,
  (part) => {
    const [w, h] = [part * 1300, part * 1500]
    return `<rect x="${300 - w / 2}" y="${375 - h / 2}" width="${w}" height="${h}" rx="${part * 260}"/>`
  },
  (part) => `<path d="M${-260 + part * 1000} 0L-300 0V750H${-480 + part * 1120}Z"/>`,
  (part) => `<path d="M0 0H${part * 300}V750H0ZM600 0H${600 - part * 300}V750H600Z"/>`,
]

const face = (role: number, at: number, age: number, portraits: readonly (readonly string[])[]): string => {
  const pose = Math.floor((at * 2 + role) % POSES)
  const zoom = 1.02 + 0.035 * age
  return `<image href="${portraits[role]?.[pose] ?? ''}" width="600" height="750" transform="translate(300 375) scale(${zoom}) translate(-300 -375)"/>`
}

/** Large faces that follow one another, each uncovered in another way, with a message between two of them. */
export const facesFrame = (at: number, portraits: readonly (readonly string[])[]): string => {
  const index = Math.min(shown.length - 1, Math.floor(at / each))
  const age = at - index * each
  const part = ease(age, each - change, each)
  const next = (index + 1) % shown.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 750" width="600" height="750">
<clipPath id="next">${masks[index]?.(part) ?? ''}</clipPath>
${face(shown[index] ?? 0, at, age, portraits)}
<g clip-path="url(#next)">${part > 0 ? face(shown[next] ?? 0, at, age - each, portraits) : ''}</g>
${bubble(index % 2 === 0 ? 60 : 420, 600, pulse(age, [0.3, 0.6, each - change - 0.2, each - change + 0.1]), at, index % 2 === 1)}
</svg>`
}
