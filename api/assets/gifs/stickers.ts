type Frame = (moment: number) => string

export interface Sticker {
  id: string
  title: string
  tags: readonly string[]
  draw: Frame
}

const wave = (moment: number, shift = 0): number => Math.sin((moment + shift) * 2 * Math.PI)
const swell = (moment: number, shift = 0): number => (1 - Math.cos((moment + shift) * 2 * Math.PI)) / 2
const number = (value: number): number => Math.round(value * 10) / 10

const heart = (x: number, y: number, size: number, fill: string, opacity = 1): string =>
  `<path transform="translate(${number(x)} ${number(y)}) scale(${size.toFixed(2)})" fill="${fill}" opacity="${opacity.toFixed(2)}" d="M0 34C-38 10 -46 -14 -28 -27C-14 -36 -3 -26 0 -17C3 -26 14 -36 28 -27C46 -14 38 10 0 34Z"/>`

const star = (x: number, y: number, size: number, opacity: number): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" opacity="${opacity.toFixed(2)}" fill="#ffd58a" d="M0 -10C1 -3 3 -1 10 0C3 1 1 3 0 10C-1 3 -3 1 -10 0C-3 -1 -1 -3 0 -10Z"/>`

const steam = (x: number, moment: number, shift: number): string => {
  const rise = (moment + shift) % 1
  return `<path transform="translate(${x} ${number(52 - rise * 24)})" d="M0 0C-8 -8 8 -14 0 -24" fill="none" stroke="#e3a54a" stroke-width="5" stroke-linecap="round" opacity="${Math.sin(rise * Math.PI).toFixed(2)}"/>`
}

const wineGlass = (x: number, lean: number): string =>
  `<g transform="translate(${number(x)} 0) rotate(${number(lean)} 0 140)"><path d="M-20 46H20C23 76 15 92 0 94C-15 92 -23 76 -20 46Z" fill="#fbe9dc"/><path d="M-20 62C-8 68 8 56 21 62C20 80 12 90 0 90C-12 90 -20 80 -20 62Z" fill="#a8334f"/><path d="M0 94V134M-16 138C-10 132 10 132 16 138" fill="none" stroke="#c9a4b0" stroke-width="5" stroke-linecap="round"/></g>`

const face = (x: number, lean: number, fill: string, mirror: 1 | -1): string =>
  `<g transform="translate(${x} 0) rotate(${number(lean)} 0 130) scale(${mirror} 1)"><path d="M-34 46H14A20 20 0 0 1 34 66V110A20 20 0 0 1 14 130H-8A26 26 0 0 1 -34 104Z" fill="${fill}"/></g>`

const petals = (count: number, radius: number, size: number, fill: string, turn: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * 2 * Math.PI
    return `<circle cx="${number(80 + Math.cos(angle) * radius)}" cy="${number(66 + Math.sin(angle) * radius)}" r="${number(size)}" fill="${fill}"/>`
  }).join('')

export const stickers: readonly Sticker[] = [
  {
    id: 'hello',
    title: 'Hello',
    tags: ['hello', 'hi', 'wave', 'ciao', 'saluto', 'hallo', 'winken'],
    draw: (t) =>
      `<g transform="rotate(${number(wave(t) * 14)} 84 136)"><path d="M60 144C48 120 34 104 30 92C27 84 38 80 44 88L56 104L46 52C44 42 56 40 59 49L70 86L68 36C68 26 81 26 82 36L86 86L96 42C98 33 110 35 108 45L102 92L116 70C121 62 131 67 127 76C118 100 118 126 106 146Z" fill="#e0a37e"/><path d="M60 144C58 138 55 132 52 127C70 136 92 136 112 128C110 134 108 141 106 146Z" fill="#8a2846"/><path d="M70 100C80 94 92 96 100 104" fill="none" stroke="#bd825d" stroke-width="4" stroke-linecap="round"/></g>`,
  },
  {
    id: 'heartbeat',
    title: 'Heartbeat',
    tags: ['heart', 'love', 'like', 'cuore', 'amore', 'herz', 'liebe'],
    draw: (t) =>
      heart(80, 78, 1.35 + 0.28 * Math.max(0, wave(t * 2)), '#d85b7c') +
      heart(72, 70, 0.4 + 0.08 * Math.max(0, wave(t * 2)), '#f7b4ba', 0.7),
  },
  {
    id: 'coffee-time',
    title: 'Coffee time',
    tags: ['coffee', 'morning', 'break', 'caffè', 'buongiorno', 'kaffee', 'morgen'],
    draw: (t) =>
      `${steam(58, t, 0)}${steam(78, t, 0.33)}${steam(98, t, 0.66)}<path d="M112 76C142 72 142 110 106 110" fill="none" stroke="#8a2846" stroke-width="9"/><path d="M36 64H116C118 102 106 130 92 134H60C46 130 34 102 36 64Z" fill="#a8334f"/><ellipse cx="76" cy="64" rx="40" ry="10" fill="#f6e3cb"/><ellipse cx="76" cy="65" rx="33" ry="7" fill="#5f3327"/>`,
  },
  {
    id: 'cheers',
    title: 'Cheers',
    tags: ['cheers', 'wine', 'toast', 'party', 'salute', 'vino', 'prost', 'wein'],
    draw: (t) => {
      const near = swell(t)
      return `${wineGlass(44 + near * 9, 4 + near * 6)}${wineGlass(116 - near * 9, -4 - near * 6)}${star(80, 34, 0.6 + near, near)}${star(58, 22, 0.7, near * near)}${star(104, 20, 0.7, near * near)}`
    },
  },
  {
    id: 'sunrise',
    title: 'Good morning',
    tags: ['morning', 'sun', 'sunrise', 'buongiorno', 'sole', 'guten morgen', 'sonne'],
    draw: (t) =>
      `<clipPath id="c"><rect width="160" height="112"/></clipPath><g clip-path="url(#c)"><g transform="translate(80 ${number(98 - swell(t) * 30)})"><g stroke="#f3a64a" stroke-width="6" stroke-linecap="round" transform="rotate(${number(t * 45)})">${Array.from({ length: 8 }, (_, ray) => `<path d="M0 -44V-56" transform="rotate(${ray * 45})"/>`).join('')}</g><circle r="34" fill="#ffcf7d"/></g></g><path d="M10 112H150" stroke="#8b4a6d" stroke-width="7" stroke-linecap="round"/><path d="M34 128H126M58 143H102" stroke="#c9799a" stroke-width="6" stroke-linecap="round"/>`,
  },
  {
    id: 'good-night',
    title: 'Good night',
    tags: ['night', 'moon', 'stars', 'sleep', 'buonanotte', 'luna', 'gute nacht', 'mond'],
    draw: (t) =>
      `<circle cx="80" cy="80" r="68" fill="#3b2549"/><path transform="rotate(${number(wave(t) * 5)} 80 80)" d="M96 34A48 48 0 1 0 122 104A40 40 0 0 1 96 34Z" fill="#ffe2a8"/>${star(112, 52, 1, swell(t))}${star(124, 82, 0.7, swell(t, 0.3))}${star(104, 78, 0.6, swell(t, 0.6))}`,
  },
  {
    id: 'two-voices',
    title: 'We match',
    tags: ['match', 'together', 'couple', 'insieme', 'coppia', 'zusammen', 'paar'],
    draw: (t) =>
      face(56, 3 + swell(t) * 6, '#8a2846', 1) +
      face(106, -3 - swell(t) * 6, '#e3a54a', -1) +
      heart(80, 34 - swell(t) * 4, 0.3 + swell(t) * 0.16, '#d85b7c', 0.4 + swell(t) * 0.6),
  },
  {
    id: 'record',
    title: 'Music on',
    tags: ['music', 'dance', 'record', 'musica', 'ballare', 'musik', 'tanzen'],
    draw: (t) =>
      `<g transform="rotate(${number(t * 360)} 74 84)"><circle cx="74" cy="84" r="58" fill="#2a1a2c"/><circle cx="74" cy="84" r="44" fill="none" stroke="#5b4258" stroke-width="2"/><path d="M74 84L34 50A54 54 0 0 1 62 32Z M74 84L114 118A54 54 0 0 1 86 136Z" fill="#7a5f77"/><circle cx="74" cy="84" r="23" fill="#e3a54a"/>${heart(74, 86, 0.34, '#8a2846')}</g><path d="M140 20V80L112 104" fill="none" stroke="#c9a4b0" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="140" cy="22" r="9" fill="#8b4a6d"/>`,
  },
  {
    id: 'bloom',
    title: 'For you',
    tags: ['flower', 'for you', 'thanks', 'fiore', 'per te', 'grazie', 'blume', 'danke'],
    draw: (t) => {
      const open = 0.45 + swell(t) * 0.55
      return `<path d="M80 74C80 104 78 128 76 152" fill="none" stroke="#3f6b4f" stroke-width="6" stroke-linecap="round"/><path d="M78 124C96 104 114 106 122 112C114 130 94 132 78 126Z" fill="#4d7f5c"/>${petals(8, 30 * open, 17 * open, '#d85b7c', t * 0.5)}${petals(6, 15 * open, 12 * open, '#f19aa4', t * 0.5)}<circle cx="80" cy="66" r="${number(11 * open)}" fill="#ffcf7d"/>`
    },
  },
  {
    id: 'thinking',
    title: 'Let me think',
    tags: ['think', 'wait', 'hmm', 'penso', 'aspetta', 'moment', 'denken'],
    draw: (t) =>
      `<path d="M40 28H120A26 26 0 0 1 146 54V88A26 26 0 0 1 120 114H40A30 30 0 0 1 14 128V54A26 26 0 0 1 40 28Z" fill="#8b4a6d"/>${[0, 1, 2].map((dot) => `<circle cx="${52 + dot * 28}" cy="${number(72 - swell(t, -dot * 0.16) * 14)}" r="9" fill="#ffe2a8"/>`).join('')}`,
  },
  {
    id: 'fireworks',
    title: 'Hooray',
    tags: ['yes', 'party', 'birthday', 'evviva', 'festa', 'auguri', 'hurra', 'feier'],
    draw: (t) =>
      [
        [52, 58, 0, '#e3a54a'],
        [112, 46, 0.35, '#d85b7c'],
        [88, 112, 0.7, '#8b4a6d'],
      ]
        .map(([x, y, shift, colour]) => {
          const age = (t + Number(shift)) % 1
          const rays = Array.from(
            { length: 10 },
            (_, ray) =>
              `<circle r="${number(6 * (1 - age * 0.6))}" cy="${number(-8 - age * 34)}" transform="rotate(${ray * 36})"/>`,
          ).join('')
          return `<g transform="translate(${x} ${y})" fill="${colour}" opacity="${(1 - age * age).toFixed(2)}">${rays}</g>`
        })
        .join(''),
  },
  {
    id: 'hug',
    title: 'Little hearts',
    tags: ['hug', 'kiss', 'miss you', 'abbraccio', 'bacio', 'umarmung', 'kuss'],
    draw: (t) =>
      [
        [46, 0, 0.5, '#d85b7c'],
        [80, 0.3, 0.75, '#a8334f'],
        [114, 0.6, 0.55, '#f19aa4'],
        [64, 0.8, 0.4, '#e3a54a'],
        [98, 0.15, 0.42, '#c9799a'],
      ]
        .map(([x = 0, shift, size, colour]) => {
          const rise = (t + Number(shift)) % 1
          return heart(
            Number(x) + wave(rise) * 6,
            136 - rise * 112,
            Number(size) * (0.6 + rise * 0.5),
            String(colour),
            Math.sin(rise * Math.PI),
          )
        })
        .join(''),
  },
]
