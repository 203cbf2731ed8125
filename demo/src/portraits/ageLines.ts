import { signsOfAge } from './ageing'
import type { Face } from './face'

const wrinkle = (d: string, colour: string, width: number, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${Math.min(0.95, opacity).toFixed(2)}"/>`

const both = (turn: number, draw: (at: (x: number) => number) => string): string =>
  draw((x) => turn - x) + draw((x) => turn + x)

export const drawAgeLines = ({ person, skin, turn, chin }: Face): string => {
  const { age, sex } = person
  if (age < signsOfAge.lines) return ''
  const years = age - signsOfAge.lines
  const strength = (0.42 + years / 50) * (sex === 'f' ? 0.85 : 1)
  const eye = 39 + (person.shape?.eyeGap ?? 0)
  const nose = turn * 1.4
  const corners = both(
    turn,
    (at) =>
      `M${at(eye)} 0L${at(eye + 6)} -3M${at(eye)} 4L${at(eye + 7)} 5${age < 47 ? '' : `M${at(eye - 2)} 8L${at(eye + 5)} 12`}`,
  )
  const cheeks = both(nose, (at) => `M${at(15)} 25Q${at(25)} 31 ${at(28)} ${age < signsOfAge.soft ? 38 : 46}`)
  const lids = both(turn, (at) => `M${at(33)} 12Q${at(24)} 18 ${at(14)} 13`)
  const mouth = both(nose, (at) => `M${at(22)} 57Q${at(25)} 62 ${at(23)} 68`)
  const jowls = both(0, (at) => `M${at(36)} 62Q${at(31)} 72 ${at(22)} ${chin - 8}`)
  const brow = `M${turn - 24} -38Q${turn} -43 ${turn + 24} -38M${turn - 17} -47Q${turn} -51 ${turn + 17} -47`
  const frown = `M${turn - 3} -17Q${turn - 5} -12 ${turn - 4} -8M${turn + 4} -17Q${turn + 5} -12 ${turn + 4} -8`
  return [
    wrinkle(corners, skin[1] ?? '', 1.5, strength),
    wrinkle(cheeks, skin[1] ?? '', age < signsOfAge.soft ? 1.4 : 1.9, strength * 0.9),
    age < 47 ? '' : wrinkle(lids, skin[1] ?? '', 1.7, strength * 0.9),
    age < signsOfAge.folds ? '' : wrinkle(brow, skin[1] ?? '', 1.5, strength * 0.65),
    age < signsOfAge.folds
      ? ''
      : wrinkle(mouth + (sex === 'm' ? frown : ''), skin[1] ?? '', 1.8, strength * 0.8),
    age < signsOfAge.folds || person.beard ? '' : wrinkle(jowls, skin[1] ?? '', 2.4, strength * 0.45),
  ].join('')
}

export const drawNeckLines = ({ person, skin }: Face): string =>
  person.age < signsOfAge.folds
    ? ''
    : wrinkle('M178 352Q200 362 222 352M176 366Q200 377 224 366', skin[2] ?? '', 1.8, 0.4)
