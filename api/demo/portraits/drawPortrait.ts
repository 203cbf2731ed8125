import { hairStyles } from './hairStyles'
import type { HairStyle } from './hairStyles'
import { outfits } from './outfits'
import type { OutfitName } from './outfits'
import { scenes, skies } from './scenes'
import type { SceneName } from './scenes'
import { hairTones, skins } from './tones'
import type { HairTone, SkinName } from './tones'

export interface PortraitPerson {
  sex: 'f' | 'm'
  age: number
  skin: SkinName
  hair: HairTone
  style: HairStyle
  /** Colour of the eyes. */
  eyes: string
  beard?: 'stubble' | 'full'
  glasses?: string
  earring?: string
  freckles?: boolean
  lip?: string
  brow?: string
  jaw?: number
}

export interface PortraitShot {
  scene: SceneName
  sky?: string
  outfit?: OutfitName
  colour?: string
  trim?: string
  turn?: number
  tilt?: number
  smile?: number
  zoom?: number
  x?: number
  y?: number
}

const esc = (value: number): number => Math.round(value * 10) / 10

/**
 * One picture as SVG (400x500). The person fixes face, skin, hair and eyes; the shot fixes scene, outfit, pose,
 * light and smile, so one person stays recognisable over several pictures.
 */
export const drawPortrait = (p: PortraitPerson, shot: PortraitShot, id = 'p'): string => {
  const s: readonly string[] = skins[p.skin],
    h: readonly string[] = hairTones[p.hair],
    H: { back: string; front: string; shine: string } = hairStyles[p.style],
    f = p.sex === 'f'
  const turn = shot.turn ?? 5,
    tilt = shot.tilt ?? 0,
    dir = turn >= 0 ? 1 : -1,
    z = shot.zoom ?? 1.16,
    jaw = p.jaw ?? (f ? 0.66 : 0.8),
    chin = f ? 86 : 91,
    w = f ? 56 : 59
  const sky = skies[shot.sky ?? shot.scene] ?? skies.wall ?? [],
    lip = p.lip ?? (f ? '#a8434d' : s[1])
  const face = `M${-w} -14 C${-w} 22 ${-w + 3} 44 ${-w * jaw} 64 C${-w * jaw * 0.7} 82 -16 ${chin} 0 ${chin} C16 ${chin} ${w * jaw * 0.7} 82 ${w * jaw} 64 C${w - 3} 44 ${w} 22 ${w} -14 C${w} -112 ${-w} -112 ${-w} -14Z`
  const ex = f ? 23.5 : 24,
    ey = 2,
    gaze = dir * 1.4,
    happy = shot.smile ?? 1
  const eye = (sx: number) =>
    `<g transform="translate(${esc(sx * ex + turn)} ${ey}) scale(${sx * (sx === dir ? 0.94 : 1)} 1)"><path d="M-13 2 C-8 -8 5 -9 13 -1 C7 6 -6 7 -13 2Z" fill="#fbf5ef"/><g transform="scale(${sx} 1)"><circle cx="${gaze}" cy="-.6" r="6" fill="${p.eyes}"/><circle cx="${gaze}" cy="-.6" r="3" fill="#1b1214"/><circle cx="${gaze + 1.8}" cy="-2.8" r="1.5" fill="#fff"/></g><path d="M-13 2 C-8 -9 5 -10 ${f ? '16 -3' : '13 -1'}" fill="none" stroke="#2a1a1a" stroke-width="${f ? 3 : 2.3}" stroke-linecap="round"/><path d="M-10 4.5 C-4 8 6 7 11 2" fill="none" stroke="${s[2]}" stroke-width="1.2" opacity=".55"/><path d="M-14 -${f ? 6 : 5} C-8 -13 5 -14 13 -7" fill="none" stroke="${s[1]}" stroke-width="1.6" opacity=".8"/><path d="M-15 -16 C-7 -${f ? 22 : 19} 8 -${f ? 22 : 19} 17 -12 C8 -${f ? 18.5 : 15} -6 -${f ? 18.5 : 15} -15 -15Z" fill="${p.brow ?? h[0]}" stroke="${p.brow ?? h[0]}" stroke-width="${f ? 1.6 : 3}" stroke-linejoin="round"/></g>`
  const my = 47,
    mx = esc(turn * 1.1),
    sm = happy * 3
  const mouth =
    happy >= 2
      ? `<path d="M${mx - 21} ${my - 3} C${mx - 8} ${my} ${mx + 8} ${my} ${mx + 21} ${my - 3} C${mx + 14} ${my + 15} ${mx - 14} ${my + 15} ${mx - 21} ${my - 3}Z" fill="#fdf8f3" stroke="${lip}" stroke-width="${f ? 4.5 : 2.6}" stroke-linejoin="round"/>`
      : `<path d="M${mx - 19} ${my - sm / 2} C${mx - 10} ${my - 6} ${mx - 4} ${my - 7} ${mx} ${my - 4} C${mx + 4} ${my - 7} ${mx + 10} ${my - 6} ${mx + 19} ${my - sm / 2} C${mx + 8} ${my + 3} ${mx - 8} ${my + 3} ${mx - 19} ${my - sm / 2}Z" fill="${lip}" opacity="${f ? 0.92 : 0.7}"/><path d="M${mx - 17} ${my - sm / 2 + 1} C${mx - 8} ${my + 3} ${mx + 8} ${my + 3} ${mx + 17} ${my - sm / 2 + 1} C${mx + 9} ${my + 12} ${mx - 9} ${my + 12} ${mx - 17} ${my - sm / 2 + 1}Z" fill="${lip}" opacity="${f ? 0.75 : 0.4}"/><path d="M${mx - 20} ${my - sm / 2 - 0.5} C${mx - 8} ${my + 2.6} ${mx + 8} ${my + 2.6} ${mx + 20} ${my - sm / 2 - 0.5}" fill="none" stroke="${s[2]}" stroke-width="1.8" stroke-linecap="round"/>`
  const nx = esc(turn * 1.5)
  const beard = p.beard
    ? `<path d="M${-w} 8 C${-w + 2} 44 ${-w * jaw} 68 ${-w * jaw} 64 C${-w * jaw * 0.7} 86 -16 ${chin + (p.beard === 'full' ? 12 : 2)} 0 ${chin + (p.beard === 'full' ? 12 : 2)} C16 ${chin + (p.beard === 'full' ? 12 : 2)} ${w * jaw * 0.7} 86 ${w * jaw} 64 C${w - 2} 44 ${w} 20 ${w} 8 C${w - 8} 34 44 36 ${24 + mx} 35 C${8 + mx} 29 ${mx - 8} 29 ${mx - 24} 35 C-44 36 ${-w + 8} 34 ${-w} 8Z M${mx - 22} ${my - 6} C${mx - 14} ${my - 11} ${mx + 14} ${my - 11} ${mx + 22} ${my - 6} C${mx + 20} ${my + 15} ${mx - 20} ${my + 15} ${mx - 22} ${my - 6}Z" fill-rule="evenodd" fill="${p.brow ?? h[0]}" opacity="${p.beard === 'full' ? 0.94 : 0.38}"/>`
    : ''
  const glasses = p.glasses
    ? `<g fill="#fff" fill-opacity=".1" stroke="${p.glasses}" stroke-width="3.4"><rect x="${-44 + turn}" y="-14" width="40" height="34" rx="15"/><rect x="${4 + turn}" y="-14" width="40" height="34" rx="15"/><path d="M${-4 + turn} -2 Q${turn} -6 ${4 + turn} -2 M${-44 + turn} -4 L${-w} -8 M${44 + turn} -4 L${w} -8" fill="none"/></g>`
    : ''
  const ears = `<g fill="${s[0]}"><ellipse cx="${-w - 1}" cy="10" rx="9" ry="16"/><ellipse cx="${w + 1}" cy="10" rx="9" ry="16"/></g>${p.earring ? `<circle cx="${-w - 3}" cy="30" r="4.5" fill="${p.earring}"/><circle cx="${w + 3}" cy="30" r="4.5" fill="${p.earring}"/>` : ''}`
  const lightX = dir > 0 ? ['0', '1'] : ['1', '0']
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500"><defs>
<linearGradient id="sky${id}" x1="0" y1="0" x2=".25" y2="1">${sky.map((c, k) => `<stop offset="${k / 2}" stop-color="${c}"/>`).join('')}</linearGradient>
<linearGradient id="sh${id}" x1="${lightX[1]}" x2="${lightX[0]}" y1="0" y2=".25"><stop offset=".42" stop-color="${s[1]}" stop-opacity="0"/><stop offset="1" stop-color="${s[1]}" stop-opacity=".95"/></linearGradient>
<linearGradient id="hr${id}" x1="${lightX[1]}" x2="${lightX[0]}" y1="0" y2=".6"><stop offset="0" stop-color="${h[1]}"/><stop offset=".55" stop-color="${h[0]}"/></linearGradient>
<radialGradient id="bl${id}"><stop offset="0" stop-color="#d9576a" stop-opacity="${f ? 0.34 : 0.18}"/><stop offset="1" stop-color="#d9576a" stop-opacity="0"/></radialGradient>
<linearGradient id="gr${id}" x1="${lightX[1]}" x2="${lightX[0]}" y1="0" y2="1"><stop offset="0" stop-color="#ffd08a" stop-opacity=".34"/><stop offset=".5" stop-color="#ffd08a" stop-opacity="0"/><stop offset="1" stop-color="#2a1030" stop-opacity=".42"/></linearGradient>
<filter id="b${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="5"/></filter><filter id="bs${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>
<clipPath id="fc${id}"><path d="${face}"/></clipPath></defs>
<g>${scenes[shot.scene](id)}</g>
<g transform="translate(${200 + (shot.x ?? 0)} ${shot.y ?? 268}) scale(${z}) translate(-200 -250)">
<g transform="translate(200 236) rotate(${tilt * 0.6}) scale(1.16)"><path d="${H.back}" fill="${h[0]}"/><path d="${H.back}" fill="url(#hr${id})" opacity=".5"/></g>
${f ? '' : '<g transform="translate(200 500) scale(1.12 1.04) translate(-200 -500)">'}
<path d="M${f ? 170 : 162} 290 L${f ? 168 : 158} 366 C152 384 142 388 134 402 C150 446 250 446 266 402 C258 388 248 384 ${f ? 232 : 242} 366 L${f ? 230 : 238} 290Z" fill="${s[0]}"/><path d="M${f ? 170 : 162} 318 C184 356 216 356 ${f ? 230 : 238} 318 L${f ? 231 : 240} 350 C214 384 186 384 ${f ? 169 : 160} 350Z" fill="${s[1]}" opacity=".85"/>
${outfits[shot.outfit ?? 'crew'](shot.colour ?? '#7a2840', shot.trim ?? 'rgba(0,0,0,.22)', s)}${f ? '' : '</g>'}
<path d="M54 500 C60 420 108 388 158 378 L120 500Z" fill="#2a1030" opacity="${dir > 0 ? 0.05 : 0.22}"/><path d="M346 500 C340 420 292 388 242 378 L280 500Z" fill="#2a1030" opacity="${dir > 0 ? 0.05 : 0.05}"/>
<g transform="translate(200 236) rotate(${tilt}) scale(1.16)">${ears}<path d="${face}" fill="${s[0]}"/><g clip-path="url(#fc${id})"><path d="${face}" fill="url(#sh${id})"/><ellipse cx="${-33 + turn}" cy="32" rx="20" ry="14" fill="url(#bl${id})"/><ellipse cx="${33 + turn}" cy="32" rx="20" ry="14" fill="url(#bl${id})"/>${H.front ? `<path d="${H.front}" fill="${s[2]}" opacity=".35" transform="translate(0 7)"/>` : ''}</g>
<path d="M${nx - dir * 6} 8 C${nx - dir * 7} 14 ${nx - dir * 8} 19 ${nx - dir * 10} 24 C${nx - dir * 6} 29 ${nx + 4 * dir} 30 ${nx + dir * 8} 25" fill="none" stroke="${s[1]}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M${nx - 5} 28 Q${nx} 31 ${nx + 6} 28" fill="none" stroke="${s[2]}" stroke-width="2" stroke-linecap="round"/>
${
  p.freckles
    ? `<g fill="${s[2]}" opacity=".5">${[
        [-30, 22],
        [-24, 27],
        [-37, 28],
        [-20, 20],
        [30, 22],
        [36, 28],
        [24, 27],
        [20, 20],
      ]
        .map(([a = 0, b = 0]) => `<circle cx="${a + turn}" cy="${b}" r="1.3"/>`)
        .join('')}</g>`
    : ''
}${p.age > 48 ? `<g fill="none" stroke="${s[1]}" stroke-width="1.6" stroke-linecap="round"><path d="M${-28 + turn} 34 Q${-27 + turn} 42 ${-24 + turn} 48 M${28 + turn} 34 Q${29 + turn} 42 ${26 + turn} 48 M-46 6 l-6 3 M-46 1 l-6 -1 M50 6 l5 3 M50 1 l5 -1"/></g>` : ''}
${beard}${mouth}${eye(-1)}${eye(1)}${glasses}<path d="${H.front}" fill="url(#hr${id})"/><path d="${H.shine}" fill="none" stroke="${h[1]}" stroke-width="5" stroke-linecap="round" opacity=".55"/></g></g>
<rect width="400" height="500" fill="url(#gr${id})" style="mix-blend-mode:soft-light"/><rect width="400" height="500" fill="url(#gr${id})" opacity=".45"/></svg>`.replace(
    /\n/g,
    '',
  )
}
