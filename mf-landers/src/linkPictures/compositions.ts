import { icons, interestPaths } from '@duetto/shared/ui'
import type { LanderOptions } from '../entities/content/landers'
import { bubble, button, colours, face } from './shapes'

type Draw = (faceAt: (index: number) => string) => string

const { dark, plum, amber, light, line, glow } = colours
const ground = (fill: string): string => `<rect width="1200" height="630" fill="${fill}"/>`
const card = { width: 330, height: 430, radius: 40 }

const deck: Draw = (at) =>
  ground(dark) +
  face(at(1), { ...card, x: 250, y: 110, rotate: -13 }) +
  face(at(2), { ...card, x: 620, y: 110, rotate: 13 }) +
  face(at(0), { ...card, width: 380, height: 500, x: 410, y: 60 }) +
  button(icons.close, { x: 410, y: 470, radius: 62, fill: light, ink: plum }) +
  button(icons.heart, { x: 790, y: 470, radius: 62, fill: amber, ink: plum, isFilled: true })

const conversation: Draw = (at) =>
  ground(dark) +
  face(at(0), { x: 80, y: 130, width: 290, height: 370, radius: 56, rotate: -4 }) +
  face(at(1), { x: 830, y: 130, width: 290, height: 370, radius: 56, rotate: 4 }) +
  bubble({ x: 330, y: 90, width: 430, height: 100 }, light, plum) +
  bubble({ x: 520, y: 220, width: 350, height: 72 }, amber, plum) +
  bubble({ x: 330, y: 322, width: 360, height: 72 }, light, plum) +
  bubble({ x: 440, y: 424, width: 430, height: 100 }, amber, plum)

const collage: Draw = (at) =>
  ground(dark) +
  Array.from({ length: 10 }, (_, index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)]
    const lift = [0, 70, 20, 90, 40][column] ?? 0
    return face(at(index), {
      x: 24 + column * 236,
      y: row * 346 - 60 + lift,
      width: 212,
      height: 326,
      radius: 34,
    })
  }).join('')

const gallery: Draw = (at) =>
  ground(light) +
  `<rect x="0" y="560" width="1200" height="70" fill="${line}"/>` +
  face(at(0), { x: 80, y: 60, width: 360, height: 450, radius: 6, frame: '#fff' }) +
  [0, 1, 2, 3, 4, 5]
    .map((index) =>
      face(at(index + 1), {
        x: 510 + (index % 3) * 220,
        y: 60 + Math.floor(index / 3) * 240,
        width: 170,
        height: 200,
        radius: 6,
        frame: '#fff',
      }),
    )
    .join('')

const interests: Draw = (at) =>
  ground(dark) +
  Object.values(interestPaths)
    .slice(0, 12)
    .map((path, index) => {
      const [column, row] = [index % 4, Math.floor(index / 4)]
      const [x, y] = [[50, 220, 830, 1000][column] ?? 0, 65 + row * 175]
      const isChosen = [1, 6, 8].includes(index)
      return (
        `<rect x="${x}" y="${y}" width="150" height="150" rx="36" fill="${isChosen ? amber : glow}"/>` +
        `<path d="${path}" transform="translate(${x + 39} ${y + 39}) scale(3)" fill="none" stroke="${isChosen ? plum : light}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`
      )
    })
    .join('') +
  face(at(0), { x: 415, y: 65, width: 370, height: 500, radius: 60 })

const pins = [
  [210, 330],
  [440, 190],
  [600, 430],
  [790, 230],
  [1000, 390],
] as const
const map: Draw = (at) =>
  ground(dark) +
  `<path d="M-20 190C140 90 260 140 420 80S760 20 880 90 1100 120 1220 60V570C1060 640 960 540 800 580S500 560 380 600 120 520-20 580Z" fill="${glow}" stroke="#c98aa8" stroke-width="3"/>` +
  `<path d="M210 330Q330 210 440 190T790 230 1000 390M440 190Q560 330 600 430" fill="none" stroke="#c98aa8" stroke-width="4" stroke-dasharray="2 14" stroke-linecap="round"/>` +
  pins
    .map(
      ([x, y], index) =>
        `<path d="M${x} ${y + 116}L${x - 46} ${y + 50}H${x + 46}Z" fill="${light}"/>` +
        face(at(index), { x: x - 80, y: y - 84, width: 160, height: 160, radius: 80, frame: light }),
    )
    .join('')

const feed: Draw = (at) =>
  ground(light) +
  [0, 1, 2, 3]
    .map((index) => {
      const [x, y] = [50 + (index % 2) * 560, 40 + Math.floor(index / 2) * 285 + (index % 2) * 20]
      return (
        `<rect x="${x}" y="${y}" width="540" height="255" rx="36" fill="#fff" stroke="${line}" stroke-width="3"/>` +
        face(at(index), { x: x + 28, y: y + 28, width: 160, height: 200, radius: 28 }) +
        `<rect x="${x + 220}" y="${y + 44}" width="190" height="16" rx="8" fill="${plum}"/>` +
        `<rect x="${x + 220}" y="${y + 88}" width="280" height="22" rx="11" fill="${dark}" opacity=".8"/>` +
        `<rect x="${x + 220}" y="${y + 124}" width="${index % 2 ? 170 : 230}" height="22" rx="11" fill="${dark}" opacity=".8"/>` +
        `<rect x="${x + 220}" y="${y + 178}" width="150" height="44" rx="22" fill="${index === 0 ? amber : line}"/>`
      )
    })
    .join('')

const play = (x: number, y: number): string =>
  button(icons.play, { x, y, radius: 76, fill: light, ink: plum, isFilled: true })

const faces: Draw = (at) =>
  ground(dark) +
  face(at(0), { x: 40, y: 40, width: 545, height: 550, radius: 60 }) +
  face(at(1), { x: 615, y: 40, width: 545, height: 550, radius: 60 }) +
  bubble({ x: 400, y: 400, width: 240, height: 84 }, light, plum) +
  bubble({ x: 560, y: 506, width: 240, height: 84 }, amber, plum) +
  play(600, 260)

const windows: Draw = (at) =>
  ground('#1c0f1e') +
  Array.from({ length: 8 }, (_, index) => {
    const [x, y] = [75 + (index % 4) * 275, 40 + Math.floor(index / 4) * 300]
    return (
      `<rect x="${x - 12}" y="${y - 12}" width="249" height="284" rx="124" fill="${amber}" opacity=".35"/>` +
      face(at(index), { x, y, width: 225, height: 260, radius: 112 })
    )
  }).join('') +
  play(600, 315)

const compositions = { deck, conversation, collage, gallery, interests, map, feed } as const

/** The returned function draws SVG elements for a view box of 1200 × 630. */
export const compositionOf = ({ scene, film = 'windows' }: Pick<LanderOptions, 'scene' | 'film'>): Draw =>
  scene === 'film' ? { faces, windows }[film] : compositions[scene]
