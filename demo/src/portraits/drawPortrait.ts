import { drawNeckLines } from './ageLines'
import { beardColourOf, browColourOf, drawGreying, hairColoursOf, mix, softnessOf } from './ageing'
import type { Face } from './face'
import {
  drawBeard,
  drawEars,
  drawEyes,
  drawFold,
  drawGlasses,
  drawMarks,
  drawMouth,
  drawNose,
  outlineOf,
} from './features'
import { figureOf } from './figures'
import { hairStyles } from './hairStyles'
import type { HairShape } from './hairStyles'
import { outfits } from './outfits'
import { scenes, skies } from './scenes'
import { skins } from './tones'
import type { PortraitPerson, PortraitShot } from './types'

const faceOf = (person: PortraitPerson, shot: PortraitShot): Face => {
  const isWoman = person.sex === 'f'
  const skin = skins[person.skin]
  const turn = shot.turn ?? 5
  const figure = figureOf(person.bodyType)
  const softness = softnessOf(person)
  const lip = person.lip ?? (isWoman ? '#a8434d' : skin[1])
  return {
    person,
    shot,
    skin,
    turn,
    side: turn >= 0 ? 1 : -1,
    figure,
    brow: browColourOf(person),
    beard: beardColourOf(person),
    lip: mix(lip, skin[1], softness * 0.25),
    width: isWoman ? 56 : 59,
    chin: (isWoman ? 86 : 91) + (person.shape?.chin ?? 0),
    jaw: Math.min(
      isWoman ? 0.86 : 0.92,
      (person.jaw ?? (isWoman ? 0.66 : 0.8)) + figure.jaw + softness * 0.06,
    ),
  }
}

const clip = (id: string, d: string): string => (d ? `<clipPath id="${id}"><path d="${d}"/></clipPath>` : '')

const definitions = (face: Face, outline: string, parts: HairShape): string => {
  const { skin, side, person, shot } = face
  const hair = hairColoursOf(person)
  const sky = skies[shot.sky ?? shot.scene] ?? []
  const light = side > 0 ? 'x1="1" x2="0"' : 'x1="0" x2="1"'
  const stops = sky.map((colour, step) => `<stop offset="${step / 2}" stop-color="${colour}"/>`).join('')
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2=".25" y2="1">${stops}</linearGradient><linearGradient id="sh" ${light} y1="0" y2=".25"><stop offset=".42" stop-color="${skin[1]}" stop-opacity="0"/><stop offset="1" stop-color="${skin[1]}" stop-opacity=".95"/></linearGradient><linearGradient id="hr" ${light} y1="0" y2=".6"><stop offset="0" stop-color="${hair[1]}"/><stop offset=".55" stop-color="${hair[0]}"/></linearGradient><radialGradient id="bl"><stop offset="0" stop-color="#d9576a" stop-opacity="${person.sex === 'f' ? 0.34 : 0.18}"/><stop offset="1" stop-color="#d9576a" stop-opacity="0"/></radialGradient><linearGradient id="gr" ${light} y1="0" y2="1"><stop offset="0" stop-color="#ffd08a" stop-opacity=".34"/><stop offset=".5" stop-color="#ffd08a" stop-opacity="0"/><stop offset="1" stop-color="#2a1030" stop-opacity=".42"/></linearGradient><filter id="b" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="5"/></filter><filter id="bs" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter><linearGradient id="gt" x1="0" x2="0" y1="1" y2="0"><stop offset=".3" stop-color="#d9d5d4" stop-opacity="${person.sex === 'f' ? 0.35 : 0.6}"/><stop offset=".85" stop-color="#d9d5d4" stop-opacity="0"/></linearGradient>${clip('fc', outline)}${clip('hf', parts.front)}${clip('hb', parts.back)}${clip('hl', parts.locks ?? '')}</defs>`
}

const drawBody = (face: Face): string => {
  const { person, shot, skin, side, figure } = face
  const isWoman = person.sex === 'f'
  const [top, low, right, rightLow] = isWoman ? [170, 168, 230, 232] : [162, 158, 238, 242]
  const neck = `<path d="M${top} 290L${low} 366C152 384 142 388 134 402C150 446 250 446 266 402C258 388 248 384 ${rightLow} 366L${right} 290Z" fill="${skin[0]}"/><path d="M${top} 318C184 356 216 356 ${right} 318L${right + 1} 350C214 384 186 384 ${top - 1} 350Z" fill="${skin[1]}" opacity=".85"/>`
  const clothes = outfits[shot.outfit ?? 'crew'](shot.colour ?? '#7a2840', skin)
  const shade = `<path d="M54 500C60 420 108 388 158 378L120 500Z" fill="#2a1030" opacity="${side > 0 ? 0.05 : 0.16}"/><path d="M346 500C340 420 292 388 242 378L280 500Z" fill="#2a1030" opacity="${side > 0 ? 0.16 : 0.05}"/>`
  const [width, height] = isWoman ? [figure.body, 1] : [figure.body * 1.12, 1.04]
  const broad = `translate(200 500) scale(${width.toFixed(3)} ${height}) translate(-200 -500)`
  return `<g transform="${broad}"><g transform="translate(200 0) scale(${figure.neck} 1) translate(-200 0)">${neck}${drawNeckLines(face)}</g>${clothes}${shade}</g>`
}

const drawHead = (face: Face, outline: string, hair: HairShape): string => {
  const { skin, turn, person } = face
  const [base, shine] = hairColoursOf(person)
  const shadow = hair.front
    ? `<path d="${hair.front}" fill="${skin[2]}" opacity=".35" transform="translate(0 7)"/>`
    : ''
  const top = hair.front
    ? `<path d="${hair.front}" fill="url(#hr)"/>${drawGreying(person, 'hf', 'front')}`
    : ''
  const gloss = hair.shine
    ? `<path d="${hair.shine}" fill="none" stroke="${shine}" stroke-width="5" stroke-linecap="round" opacity=".55"/>`
    : ''
  const fade = hair.fade ? `<path d="${hair.fade}" fill="${base}" opacity=".45"/>` : ''
  return `${drawEars(face)}${drawFold(face)}<path d="${outline}" fill="${skin[0]}"/><g clip-path="url(#fc)"><path d="${outline}" fill="url(#sh)"/><ellipse cx="${-33 + turn}" cy="32" rx="20" ry="14" fill="url(#bl)"/><ellipse cx="${33 + turn}" cy="32" rx="20" ry="14" fill="url(#bl)"/>${shadow}</g>${drawNose(face)}${drawMarks(face)}${drawBeard(face)}${drawMouth(face)}${drawEyes(face)}${fade}${drawGlasses(face)}${top}${gloss}`
}

export const drawPortrait = (person: PortraitPerson, shot: PortraitShot): string => {
  const face = faceOf(person, shot)
  const outline = outlineOf(face)
  const hair: HairShape = hairStyles[person.style]
  const [base, shine] = hairColoursOf(person)
  const { headWidth = 1, headHeight = 1 } = person.shape ?? {}
  const size = `scale(${(1.16 * headWidth * face.figure.head).toFixed(3)} ${(1.16 * headHeight).toFixed(3)})`
  const tilt = shot.tilt ?? 0
  const hanging = `translate(200 236) rotate(${(tilt * 0.6).toFixed(1)}) ${size}`
  const strands = hair.strands
    ? `<path d="${hair.strands}" fill="none" stroke="${shine}" stroke-width="5" stroke-linecap="round" opacity=".45"/>`
    : ''
  const behind = hair.back
    ? `<g transform="${hanging}"><path d="${hair.back}" fill="${base}"/><path d="${hair.back}" fill="url(#hr)" opacity=".5"/>${strands}${drawGreying(person, 'hb', 'length')}</g>`
    : ''
  const locks = hair.locks
    ? `<g transform="${hanging}"><path d="${hair.locks}" fill="${base}" stroke="${shine}" stroke-opacity=".35" stroke-width="1.6"/>${drawGreying(person, 'hl', 'length')}</g>`
    : ''
  const zoom = `translate(200 ${shot.y ?? 268}) scale(${shot.zoom ?? 1.16}) translate(-200 -250)`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">${definitions(face, outline, hair)}<g>${scenes[shot.scene]}</g><g transform="${zoom}">${behind}${drawBody(face)}${locks}<g transform="translate(200 236) rotate(${tilt}) ${size}">${drawHead(face, outline, hair)}</g></g><rect width="400" height="500" fill="url(#gr)" style="mix-blend-mode:soft-light"/><rect width="400" height="500" fill="url(#gr)" opacity=".45"/></svg>`
}
