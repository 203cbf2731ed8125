import { drawAgeLines } from './ageLines'
import { softnessOf } from './ageing'
import type { Face } from './face'

const round = (value: number): number => Math.round(value * 10) / 10
const isWoman = ({ person }: Face): boolean => person.sex === 'f'

export const outlineOf = ({ width: w, chin, jaw, figure }: Face): string => {
  const cheek = round(w * jaw)
  const low = round(w * jaw * figure.lower)
  const full = w + figure.cheeks
  return `M${-w} -14C${-full} 22 ${-full + 3} 44 ${-cheek} 64C${-low} 82 ${-figure.chin} ${chin} 0 ${chin}C${figure.chin} ${chin} ${low} 82 ${cheek} 64C${full - 3} 44 ${full} 22 ${w} -14C${w} -112 ${-w} -112 ${-w} -14Z`
}

/** The fold below the chin of a full figure, behind the face. */
export const drawFold = ({ chin, figure, skin }: Face): string =>
  figure.fold
    ? `<path d="M-34 72C-26 ${chin + 12} 26 ${chin + 12} 34 72Z" fill="${skin[0]}"/><path d="M-28 ${chin - 3}C-16 ${chin + 9} 16 ${chin + 9} 28 ${chin - 3}" fill="none" stroke="${skin[1]}" stroke-width="2" stroke-linecap="round" opacity="${figure.fold}"/>`
    : ''

const drawEye = (face: Face, side: 1 | -1): string => {
  const { person, skin, turn, brow } = face
  const shape = person.shape ?? {}
  const woman = isWoman(face)
  const softness = softnessOf(person)
  const size = round((shape.eyeSize ?? 1) * (1 - softness * 0.08) * 100) / 100
  const tilt = round((shape.eyeTilt ?? 0) + softness * 3)
  const x = round(side * ((woman ? 23.5 : 24) + (shape.eyeGap ?? 0)) + turn)
  const narrow = side === face.side ? 0.94 : 1
  const gaze = face.side * 1.4
  const arch = (woman ? 22 : 19) + (shape.browArch ?? 0)
  const under = (woman ? 18.5 : 15) + (shape.browArch ?? 0)
  const browWidth = round((woman ? 1.6 : 3) * (shape.browWeight ?? 1))
  return `<g transform="translate(${x} 2) scale(${round(side * narrow * 100) / 100} 1)"><g transform="scale(${size}) rotate(${tilt})"><path d="M-13 2C-8 -8 5 -9 13 -1C7 6 -6 7 -13 2Z" fill="#fbf5ef"/><g transform="scale(${side} 1)"><circle cx="${gaze}" cy="-.6" r="6" fill="${person.eyes}"/><circle cx="${gaze}" cy="-.6" r="3" fill="#1b1214"/><circle cx="${round(gaze + 1.8)}" cy="-2.8" r="1.5" fill="#fff"/></g><path d="M-13 2C-8 -9 5 -10 ${woman ? '16 -3' : '13 -1'}" fill="none" stroke="#2a1a1a" stroke-width="${woman ? 3 : 2.3}" stroke-linecap="round"/><path d="M-10 4.5C-4 8 6 7 11 2" fill="none" stroke="${skin[2]}" stroke-width="1.2" opacity=".55"/><path d="M-14 -${woman ? 6 : 5}C-8 -13 5 -14 13 -7" fill="none" stroke="${skin[1]}" stroke-width="1.6" opacity=".8"/></g><path d="M-15 -16C-7 -${arch} 8 -${arch} 17 -12C8 -${under} -6 -${under} -15 -15Z" fill="${brow}" stroke="${brow}" stroke-width="${browWidth}" stroke-linejoin="round"/></g>`
}

export const drawEyes = (face: Face): string => drawEye(face, -1) + drawEye(face, 1)

export const drawNose = ({ person, skin: s, turn, side: d }: Face): string => {
  const x = round(turn * 1.5)
  const { noseWidth = 1, noseLength = 1 } = person.shape ?? {}
  return `<g transform="translate(${x} 8) scale(${noseWidth} ${noseLength})" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M${-d * 6} 0C${-d * 7} 6 ${-d * 8} 11 ${-d * 10} 16C${-d * 6} 21 ${4 * d} 22 ${d * 8} 17" stroke="${s[1]}" stroke-width="3"/><path d="M-5 20Q0 23 6 20" stroke="${s[2]}" stroke-width="2"/></g>`
}

const mouthY = 47

export const drawMouth = (face: Face): string => {
  const { person, shot, skin, lip } = face
  const woman = isWoman(face)
  const smile = shot.smile ?? 1
  const lift = smile * 3
  const place = `<g transform="translate(${round(face.turn * 1.1)} ${mouthY}) scale(${person.shape?.mouthWidth ?? 1} 1)">`
  if (smile >= 2) {
    return `${place}<path d="M-21 -3C-8 0 8 0 21 -3C14 15 -14 15 -21 -3Z" fill="#fdf8f3" stroke="${lip}" stroke-width="${woman ? 4.5 : 2.6}" stroke-linejoin="round"/><path d="M-25 -7Q-27 -3 -25 1M25 -7Q27 -3 25 1" fill="none" stroke="${skin[1]}" stroke-width="1.8" stroke-linecap="round"/></g>`
  }
  const y = -lift / 2
  return `${place}<path d="M-19 ${y}C-10 -6 -4 -7 0 -4C4 -7 10 -6 19 ${y}C8 3 -8 3 -19 ${y}Z" fill="${lip}" opacity="${woman ? 0.92 : 0.7}"/><path d="M-17 ${y + 1}C-8 3 8 3 17 ${y + 1}C9 12 -9 12 -17 ${y + 1}Z" fill="${lip}" opacity="${woman ? 0.75 : 0.4}"/><path d="M-20 ${y - 0.5}C-8 2.6 8 2.6 20 ${y - 0.5}" fill="none" stroke="${skin[2]}" stroke-width="1.8" stroke-linecap="round"/></g>`
}

const mouthHole = (x: number): string =>
  `M${x - 22} 41C${x - 14} 36 ${x + 14} 36 ${x + 22} 41C${x + 20} 62 ${x - 20} 62 ${x - 22} 41Z`

export const drawBeard = ({ person, beard, figure, width: w, chin, jaw, turn }: Face): string => {
  const x = round(turn * 1.1)
  const moustache = `M${x} 33C${x + 12} 31 ${x + 22} 34 ${x + 27} 44C${x + 16} 42 ${x + 8} 43 ${x} 41C${x - 8} 43 ${x - 16} 42 ${x - 27} 44C${x - 22} 34 ${x - 12} 31 ${x} 33Z`
  const end = chin + 8
  if (person.beard === 'moustache') return `<path d="${moustache}" fill="${beard}" opacity=".92"/>`
  if (person.beard === 'goatee') {
    return `<path d="${moustache}M${x - 26} 42C${x - 27} 62 ${x - 22} ${end} ${x} ${end}C${x + 22} ${end} ${x + 27} 62 ${x + 26} 42C${x + 23} 52 ${x + 18} 60 ${x} 60C${x - 18} 60 ${x - 23} 52 ${x - 26} 42Z" fill="${beard}" opacity=".9"/>`
  }
  if (!person.beard) return ''
  const isFull = person.beard === 'full'
  const low = round(w * jaw)
  const under = round(low * figure.lower)
  const full = w + figure.cheeks
  const tip = chin + (isFull ? 12 : 2)
  return `<path d="M${-w} 8C${-full + 2} 44 ${-low} 68 ${-low} 64C${-under} 86 ${-figure.chin} ${tip} 0 ${tip}C${figure.chin} ${tip} ${under} 86 ${low} 64C${full - 2} 44 ${full} 20 ${w} 8C${w - 8} 34 44 36 ${24 + x} 35C${8 + x} 29 ${x - 8} 29 ${x - 24} 35C-44 36 ${-w + 8} 34 ${-w} 8Z${mouthHole(x)}" fill-rule="evenodd" fill="${beard}" opacity="${isFull ? 0.94 : 0.34}"/>`
}

export const drawGlasses = ({ person, turn, width: w }: Face): string => {
  if (!person.glasses) return ''
  const corner = person.shape?.lensRadius ?? 15
  return `<g fill="#fff" fill-opacity=".1" stroke="${person.glasses}" stroke-width="3.4"><rect x="${-44 + turn}" y="-14" width="40" height="34" rx="${corner}"/><rect x="${4 + turn}" y="-14" width="40" height="34" rx="${corner}"/><path d="M${-4 + turn} -2Q${turn} -6 ${4 + turn} -2M${-44 + turn} -4L${-w} -8M${44 + turn} -4L${w} -8" fill="none"/></g>`
}

export const drawEars = ({ person, skin, width: w }: Face): string => {
  const rings = person.earring
    ? `<circle cx="${-w - 3}" cy="30" r="4.5" fill="${person.earring}"/><circle cx="${w + 3}" cy="30" r="4.5" fill="${person.earring}"/>`
    : ''
  const inner = `<g fill="none" stroke="${skin[1]}" stroke-width="2" stroke-linecap="round"><path d="M${-w - 5} 3Q${-w - 8} 10 ${-w - 4} 17"/><path d="M${w + 5} 3Q${w + 8} 10 ${w + 4} 17"/></g>`
  return `<g fill="${skin[0]}"><ellipse cx="${-w - 1}" cy="10" rx="9" ry="16"/><ellipse cx="${w + 1}" cy="10" rx="9" ry="16"/></g>${inner}${rings}`
}

const freckles = [
  [-30, 22],
  [-24, 27],
  [-37, 28],
  [-20, 20],
  [30, 22],
  [36, 28],
  [24, 27],
  [20, 20],
] as const

export const drawMarks = (face: Face): string => {
  const { person, skin, turn } = face
  const spots = person.freckles
    ? `<g fill="${skin[2]}" opacity=".5">${freckles.map(([x, y]) => `<circle cx="${x + turn}" cy="${y}" r="1.3"/>`).join('')}</g>`
    : ''
  return spots + drawAgeLines(face)
}
