/**
 * Writes `src/ui/icon/icons.ts`: each used icon as one path, so that bundles only contain the ones they
 * import. Lucide's own React wrapper is larger than the drawings. Gifts are chosen by id, so theirs are a
 * table.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'oxfmt'

/** Our name: Lucide's name. */
const icons = {
  archive: 'archive',
  arrowLeft: 'arrow-left',
  arrowRight: 'arrow-right',
  ban: 'ban',
  bank: 'landmark',
  bell: 'bell',
  bellOff: 'bell-off',
  calendar: 'calendar',
  camera: 'camera',
  card: 'credit-card',
  check: 'check',
  checkAll: 'check-check',
  chevronDown: 'chevron-down',
  chevronLeft: 'chevron-left',
  chevronRight: 'chevron-right',
  chevronUp: 'chevron-up',
  clock: 'clock',
  close: 'x',
  copy: 'copy',
  credits: 'coins',
  download: 'download',
  error: 'circle-exclamation-point',
  external: 'external-link',
  eye: 'eye',
  eyeOff: 'eye-off',
  filters: 'list-filter',
  flag: 'flag',
  gif: 'image-play',
  gift: 'gift',
  grip: 'grip-vertical',
  heart: 'heart',
  help: 'circle-question-mark',
  home: 'house',
  image: 'image',
  imageAdd: 'image-plus',
  info: 'info',
  key: 'key-round',
  language: 'globe',
  logOut: 'log-out',
  lock: 'lock',
  mail: 'mail',
  mapPin: 'map-pin',
  mask: 'venetian-mask',
  members: 'layout-grid',
  menu: 'menu',
  message: 'message-square',
  mic: 'mic',
  minus: 'minus',
  moon: 'moon',
  more: 'ellipsis',
  offline: 'wifi-off',
  pause: 'pause',
  pencil: 'pencil',
  phone: 'smartphone',
  pin: 'pin',
  play: 'play',
  plus: 'plus',
  premium: 'gem',
  refresh: 'refresh-cw',
  receipt: 'receipt-text',
  reply: 'reply',
  search: 'search',
  send: 'send',
  settings: 'settings',
  shield: 'shield-check',
  smile: 'face-slightly-smiling',
  sparkles: 'sparkles',
  star: 'star',
  success: 'circle-check',
  sun: 'sun',
  swipe: 'gallery-horizontal-end',
  system: 'monitor',
  ticket: 'ticket-percent',
  trash: 'trash',
  undo: 'undo-2',
  upload: 'upload',
  user: 'user-round',
  users: 'users-round',
  warning: 'triangle-exclamation-point',
}

const gifts = {
  coffee: 'coffee',
  rose: 'rose',
  chocolates: 'candy',
  glass: 'wine',
  record: 'disc-3',
  bouquet: 'flower-2',
  ticket: 'ticket',
  starmap: 'telescope',
}

const num = (value) => Number(value)
const circle = (cx, cy, rx, ry) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
const rect = ({ x = 0, y = 0, width, height, rx = 0 }) => {
  const [left, top, w, h, r] = [x, y, width, height, rx].map(num)
  if (r === 0) return `M${left} ${top}h${w}v${h}h${-w}z`
  const arc = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${left + r} ${top}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}z`
}
/** Starts with absolute coordinates, so that it can follow another path. */
const absolute = (d) =>
  d.replace(
    /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(?=(.?))/,
    (_, x, y, next) => `M${x} ${y}${/[-.\d]/.test(next) ? 'l' : ''}`,
  )
const shapes = {
  path: ({ d }) => absolute(d),
  circle: ({ cx, cy, r }) => circle(num(cx), num(cy), num(r), num(r)),
  ellipse: ({ cx, cy, rx, ry }) => circle(num(cx), num(cy), num(rx), num(ry)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  rect,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
}

const pathOf = async (lucide) => {
  const { __iconData } = await import(`lucide-react/icons/${lucide}`)
  return __iconData.node
    .map(([shape, attributes]) => shapes[shape](attributes))
    .join('')
    .replace(/(\d\.\d{3})\d+/g, '$1')
}

const style = JSON.parse(readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8'))

const write = async (file, doc, names, toText) => {
  const paths = await Promise.all(
    Object.entries(names).map(async ([name, lucide]) => [name, await pathOf(lucide)]),
  )
  const source = `/** ${doc} Lucide (ISC licence); written by gallery/make-icons.mjs. */\n${toText(paths)}\n`
  const { code } = await format(file, source, style)
  writeFileSync(new URL(`../src/ui/icon/${file}`, import.meta.url), code)
}
const toConstants = (paths) => paths.map(([name, path]) => `export const ${name} = '${path}'`).join('\n')
const toTable = (paths) =>
  `export const giftPaths = {\n${paths.map(([name, path]) => `${name}: '${path}',`).join('\n')}\n} as const`

await write('icons.ts', 'Icons, each as one path on a grid of 24.', icons, toConstants)
await write('giftPaths.ts', 'Gifts by id, each as one path on a grid of 24.', gifts, toTable)
