export const scenes = {
  dusk: `<rect width="400" height="500" fill="url(#sky)"/><circle cx="300" cy="210" r="52" fill="#ffd9a0" opacity=".9" filter="url(#b)"/><path d="M0 285 Q120 262 220 280 T400 268V500H0Z" fill="#5c3350" opacity=".75"/><path d="M0 330 Q140 300 260 326 T400 318V500H0Z" fill="#3e2140" opacity=".8"/>`,
  sea: `<rect width="400" height="500" fill="url(#sky)"/><rect y="270" width="400" height="230" fill="#3f7a86"/><rect y="270" width="400" height="60" fill="#7fb3ae" opacity=".6"/><g fill="#ffe9c9" opacity=".55"><rect x="40" y="300" width="90" height="4" rx="2"/><rect x="250" y="312" width="120" height="4" rx="2"/><rect x="130" y="340" width="70" height="4" rx="2"/></g><circle cx="92" cy="150" r="40" fill="#fff1d4" opacity=".85" filter="url(#b)"/>`,
  city: `<rect width="400" height="500" fill="#251a33"/><rect width="400" height="500" fill="url(#sky)" opacity=".45"/><g filter="url(#bs)">${[
    [40, 90, 26, '#f3a64a'],
    [110, 160, 18, '#e9687a'],
    [330, 80, 30, '#ffcf7d'],
    [370, 210, 22, '#f08a56'],
    [290, 150, 14, '#8fc7c4'],
    [30, 250, 34, '#ffbf6b'],
    [70, 330, 20, '#d85b7c'],
    [350, 320, 28, '#f6b35a'],
    [160, 60, 12, '#ffe0ae'],
    [220, 110, 16, '#c9799a'],
  ]
    .map(([x, y, r, c]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" opacity=".72"/>`)
    .join('')}</g>`,
  cafe: `<rect width="400" height="500" fill="#a5664a"/><rect width="400" height="500" fill="url(#sky)" opacity=".35"/><rect x="0" y="330" width="400" height="170" fill="#5f3327"/><g filter="url(#bs)"><rect x="18" y="60" width="104" height="210" rx="52" fill="#f7d9a6"/><rect x="286" y="40" width="100" height="150" fill="#7c4434"/><rect x="296" y="52" width="80" height="126" fill="#d99a63"/><circle cx="200" cy="30" r="26" fill="#fff0c9"/></g>`,
  forest: `<rect width="400" height="500" fill="#5f8a5a"/><rect width="400" height="500" fill="url(#sky)" opacity=".3"/><g filter="url(#bs)">${[
    [20, 60, 90, '#4f7a54'],
    [120, 20, 80, '#6d9560'],
    [250, 40, 90, '#5b8757'],
    [370, 90, 100, '#3f6a4c'],
    [10, 280, 100, '#35593f'],
    [390, 300, 110, '#2f5140'],
    [200, 420, 150, '#3c6245'],
  ]
    .map(([x, y, r, c]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" opacity=".85"/>`)
    .join('')}<circle cx="180" cy="110" r="30" fill="#fff3c2" opacity=".8"/></g>`,
  alps: `<rect width="400" height="500" fill="url(#sky)"/><path d="M-20 330 L90 150 L170 270 L260 120 L420 330Z" fill="#7f86a8"/><path d="M260 120 L300 172 L276 168 L258 190 L236 160Z M90 150 L118 190 L96 188 L82 204 L66 190Z" fill="#f6f0ee" opacity=".9"/><path d="M0 330 Q120 285 230 322 T400 310V500H0Z" fill="#4b6b5f"/><path d="M0 390 Q160 350 400 385V500H0Z" fill="#37544c"/>`,
  wall: `<rect width="400" height="500" fill="url(#sky)"/><path d="M70 500V250a130 130 0 0 1 260 0V500Z" fill="#fff" opacity=".16"/><path d="M250 0 L400 0 L400 300Z" fill="#fff3dd" opacity=".22"/>`,
  plants: `<rect width="400" height="500" fill="#e6d3bd"/><rect width="400" height="500" fill="url(#sky)" opacity=".3"/><rect x="215" y="0" width="165" height="270" fill="#fdf3dc"/><path d="M297 0v270M215 130h165" stroke="#c9a987" stroke-width="8"/><g fill="#4d7358" filter="url(#b)"><path d="M30 330 C0 240 10 170 50 120 C70 190 70 260 46 330Z"/><path d="M50 340 C70 250 110 210 150 200 C140 260 110 310 66 345Z" fill="#65906a"/><path d="M24 340 C-20 290 -30 250 -30 210 C10 240 30 280 40 340Z" fill="#3c5f49"/></g>`,
  kitchen: `<rect width="400" height="500" fill="#e9dcc8"/><rect width="400" height="500" fill="url(#sky)" opacity=".25"/><rect width="400" height="86" fill="#c9b193"/><rect y="336" width="400" height="164" fill="#8a6a4e"/><g filter="url(#b)"><rect x="0" y="0" width="400" height="90" fill="#c9b193"/><rect x="20" y="20" width="80" height="110" rx="6" fill="#b59a7a"/><rect x="300" y="20" width="80" height="110" rx="6" fill="#b59a7a"/><circle cx="200" cy="60" r="34" fill="#ffe7b0"/><rect y="330" width="400" height="170" fill="#8a6a4e"/></g>`,
  books: `<rect width="400" height="500" fill="#4a2f28"/><g filter="url(#b)">${Array.from({ length: 4 }, (_, row) => Array.from({ length: 13 }, (_, k) => `<rect x="${k * 32 - 6}" y="${row * 112 + 8 + ((k * 7 + row * 5) % 4) * 5}" width="24" height="96" fill="${['#8f3a2f', '#2f4a5a', '#b98a4a', '#5d6b4a', '#6b3b5e'][(k * 3 + row) % 5]}"/>`).join('')).join('')}</g><rect width="400" height="500" fill="url(#sky)" opacity=".35"/>`,
  garden: `<rect width="400" height="500" fill="#cfe3d4"/><rect width="400" height="500" fill="url(#sky)" opacity=".35"/><rect y="306" width="400" height="194" fill="#6c9162"/><g filter="url(#b)"><rect y="300" width="400" height="200" fill="#6c9162"/>${[
    [40, 300, 14, '#e9687a'],
    [90, 330, 11, '#f6c15a'],
    [340, 310, 15, '#d85b7c'],
    [300, 350, 11, '#fff1d4'],
    [370, 370, 13, '#f08a56'],
    [20, 380, 12, '#f6c15a'],
  ]
    .map(([x, y, r, c]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`)
    .join('')}</g>`,
  beach: `<rect width="400" height="500" fill="url(#sky)"/><rect y="240" width="400" height="110" fill="#5aa0a6"/><path d="M0 262Q100 252 200 264T400 258V290H0Z" fill="#8cc4bf" opacity=".7"/><path d="M0 330Q110 306 220 326T400 318V500H0Z" fill="#ecd3a4"/><path d="M0 330Q110 306 220 326T400 318V328Q300 322 220 336T0 342Z" fill="#fff6e2" opacity=".8"/><circle cx="318" cy="120" r="36" fill="#fff4d6" opacity=".9"/>`,
  balcony: `<rect width="400" height="500" fill="url(#sky)"/><path d="M0 250H46V210H92V246H130V190H150V170H168V190H188V250H232V220H280V200H322V240H360V214H400V500H0Z" fill="#6b4a6a" opacity=".75"/><g fill="#ffcf7d" opacity=".8"><path d="M58 226h8v12h-8zM142 206h8v12h-8zM166 226h8v12h-8zM248 236h8v12h-8zM294 216h8v12h-8zM294 242h8v12h-8zM376 232h8v12h-8zM20 270h8v12h-8z"/></g><rect y="350" width="400" height="10" fill="#3b2549"/><path d="M20 356V500M60 356V500M100 356V500M140 356V500M260 356V500M300 356V500M340 356V500M380 356V500" stroke="#3b2549" stroke-width="5"/><path d="M0 40Q100 84 200 56T400 44" fill="none" stroke="#3b2549" stroke-width="2"/><g fill="#ffe2a8"><circle cx="50" cy="62" r="6"/><circle cx="120" cy="71" r="6"/><circle cx="200" cy="60" r="6"/><circle cx="280" cy="51" r="6"/><circle cx="350" cy="51" r="6"/></g>`,
  gallery: `<rect width="400" height="500" fill="#ece3da"/><rect width="400" height="500" fill="url(#sky)" opacity=".35"/><rect y="400" width="400" height="100" fill="#b59a86"/><rect x="16" y="60" width="110" height="150" fill="#fffaf3"/><rect x="24" y="68" width="94" height="134" fill="#2f5a5f"/><circle cx="70" cy="120" r="30" fill="#e3a54a"/><path d="M24 160Q70 130 118 166V202H24Z" fill="#8a2846"/><rect x="292" y="40" width="120" height="120" fill="#fffaf3"/><rect x="300" y="48" width="104" height="104" fill="#d98e73"/><path d="M300 152L340 84 372 128 404 96V152Z" fill="#5b3368"/><path d="M130 0L190 0 240 420H60Z" fill="#fff6df" opacity=".28"/>`,
  riverside: `<rect width="400" height="500" fill="url(#sky)"/><path d="M0 236H34V204H70V228H104V190H142V236H400V300H0Z" fill="#8a6f78" opacity=".55"/><path d="M0 262C60 208 130 208 190 262C250 208 330 208 400 262V286H372C340 236 262 236 222 286H160C122 236 62 236 28 286H0Z" fill="#b08a74"/><rect y="286" width="400" height="130" fill="#5b8a94"/><g fill="#e9dcc0" opacity=".5"><rect x="30" y="308" width="110" height="4" rx="2"/><rect x="230" y="322" width="140" height="4" rx="2"/><rect x="80" y="352" width="80" height="4" rx="2"/></g><path d="M0 400H400V500H0Z" fill="#8d7a6c"/><path d="M0 400H400V410H0Z" fill="#cbb8a2"/>`,
  lake: `<rect width="400" height="500" fill="url(#sky)"/><path d="M0 232Q70 196 150 222T300 204T400 226V270H0Z" fill="#5d7f6a"/><rect y="262" width="400" height="238" fill="#6fa0ab"/><path d="M0 262Q90 272 180 262T400 268V262Z" fill="#4d7358" opacity=".5"/><g fill="#e8f3f0" opacity=".5"><rect x="24" y="292" width="120" height="3" rx="1.5"/><rect x="220" y="304" width="150" height="3" rx="1.5"/><rect x="60" y="330" width="90" height="3" rx="1.5"/></g><path d="M276 340H400V356H276Z M292 356V430M340 356V430M388 356V430" fill="#7a5a44" stroke="#7a5a44" stroke-width="8"/><circle cx="86" cy="120" r="32" fill="#fff7dc" opacity=".85"/>`,
  market: `<rect width="400" height="500" fill="#d9b48c"/><rect width="400" height="500" fill="url(#sky)" opacity=".4"/><g filter="url(#b)"><path d="M0 60H400V130H0Z" fill="#f6ead8"/><path d="M0 60H44V150Q22 166 0 150Z M88 60H132V150Q110 166 88 150Z M176 60H220V150Q198 166 176 150Z M264 60H308V150Q286 166 264 150Z M352 60H400V150Q374 166 352 150Z" fill="#b8473f"/><rect y="330" width="400" height="170" fill="#7d5138"/><g fill="#e3873c"><circle cx="30" cy="322" r="17"/><circle cx="62" cy="326" r="16"/><circle cx="96" cy="322" r="17"/></g><g fill="#7a9a4a"><circle cx="310" cy="324" r="17"/><circle cx="344" cy="320" r="17"/><circle cx="378" cy="325" r="16"/></g><g fill="#b8473f"><circle cx="46" cy="302" r="15"/><circle cx="80" cy="301" r="15"/></g><g fill="#e7c14f"><circle cx="328" cy="300" r="15"/><circle cx="361" cy="299" r="15"/></g></g>`,
  park: `<rect width="400" height="500" fill="url(#sky)"/><path d="M150 500L190 276H214L300 500Z" fill="#e2cfae"/><path d="M0 300H194L150 500H0Z M214 300H400V500H300Z" fill="#9aa05a"/><g fill="#5f4334"><rect x="54" y="180" width="16" height="170"/><rect x="336" y="170" width="18" height="190"/><rect x="150" y="226" width="8" height="76"/><rect x="252" y="222" width="8" height="80"/></g><g filter="url(#b)"><circle cx="60" cy="130" r="88" fill="#d58a3c"/><circle cx="8" cy="90" r="70" fill="#c06a33"/><circle cx="344" cy="120" r="94" fill="#cf9a3f"/><circle cx="400" cy="70" r="74" fill="#b95f34"/><circle cx="152" cy="206" r="40" fill="#dca24e"/><circle cx="258" cy="200" r="42" fill="#c97d3d"/></g>`,
  station: `<rect width="400" height="500" fill="#6f7f8c"/><rect width="400" height="500" fill="url(#sky)" opacity=".4"/><path d="M-40 260A240 240 0 0 1 440 260" fill="none" stroke="#33424f" stroke-width="14"/><path d="M10 260A190 190 0 0 1 390 260" fill="#f6e7c6" opacity=".55"/><path d="M200 30V260M104 92L140 260M296 92L260 260M40 170L76 260M360 170L324 260" stroke="#33424f" stroke-width="6"/><rect y="260" width="400" height="100" fill="#4b3f45"/><g fill="#c65a45"><rect x="0" y="276" width="150" height="90" rx="10"/><rect x="262" y="276" width="150" height="90" rx="10"/></g><g fill="#f3e3c0"><rect x="16" y="292" width="44" height="30" rx="5"/><rect x="78" y="292" width="44" height="30" rx="5"/><rect x="282" y="292" width="44" height="30" rx="5"/><rect x="344" y="292" width="44" height="30" rx="5"/></g><rect y="366" width="400" height="134" fill="#a79a92"/><rect y="366" width="400" height="8" fill="#efd9a0"/>`,
  workshop: `<rect width="400" height="500" fill="#8a6a52"/><rect width="400" height="500" fill="url(#sky)" opacity=".3"/><rect x="0" y="40" width="400" height="220" fill="#b08d6d"/><g filter="url(#b)"><rect x="0" y="330" width="400" height="170" fill="#5b3d2c"/></g><g fill="none" stroke="#3f4a50" stroke-width="9" stroke-linecap="round"><path d="M36 78V170M20 78H52"/><path d="M86 74V150"/><path d="M330 74V160M314 92Q330 60 346 92"/></g><path d="M70 150H102L94 206H78Z" fill="#a8473b"/><path d="M352 66L392 66L380 190H364Z" fill="#c9d0cf"/><path d="M364 190H380V226H364Z" fill="#7a4a30"/><circle cx="120" cy="110" r="20" fill="none" stroke="#3f4a50" stroke-width="10"/><rect x="270" y="70" width="20" height="110" rx="6" fill="#d9a441"/><rect y="256" width="400" height="10" fill="#7a5a44"/>`,
  records: `<rect width="400" height="500" fill="#384a55"/><rect width="400" height="500" fill="url(#sky)" opacity=".28"/><rect x="24" y="48" width="92" height="92" fill="#e3a54a"/><circle cx="70" cy="94" r="28" fill="#8a2846"/><rect x="290" y="34" width="92" height="92" fill="#d9c7a6"/><path d="M290 126L336 58L382 126Z" fill="#235b57"/><rect x="0" y="310" width="400" height="190" fill="#6b4a35"/><g>${Array.from({ length: 30 }, (_, index) => `<rect x="${index * 14 - 6}" y="${226 + ((index * 5) % 3) * 3}" width="11" height="84" fill="${['#b8473f', '#e0b35a', '#4f8583', '#d9c7a6', '#7a3550', '#8fb7ac'][(index * 5) % 6]}"/>`).join('')}</g><circle cx="352" cy="190" r="44" fill="#ffdf9e" opacity=".55" filter="url(#bs)"/>`,
} as const satisfies Record<string, string>

export const skies: Record<string, readonly string[]> = {
  dusk: ['#f6b27a', '#d0607a', '#5b3368'],
  sea: ['#fbe3c0', '#f3b697', '#8fb9b9'],
  city: ['#60315f', '#2b1d3d', '#150f20'],
  cafe: ['#ffdfae', '#c97c52', '#6b3a2c'],
  forest: ['#fff0bf', '#a8b870', '#2f5140'],
  alps: ['#cfe0ea', '#f1dccb', '#f6c9a3'],
  wall: ['#d98e73', '#b85f5e', '#7c3650'],
  teal: ['#8fb7ac', '#4f8583', '#27505a'],
  plum: ['#c892a4', '#8b4a6d', '#4d2548'],
  ochre: ['#f1cd8e', '#d99a53', '#a0602f'],
  plants: ['#fff3d9', '#e9c7a2', '#b98d68'],
  kitchen: ['#fff3d9', '#f0cfa0', '#c98f62'],
  books: ['#ffdfae', '#a5664a', '#3a2420'],
  beach: ['#bfe0e6', '#f7e6cc', '#f3c9a4'],
  balcony: ['#8b4a6d', '#e08a78', '#f9d29a'],
  gallery: ['#fff6e8', '#e6cdb8', '#b98d78'],
  riverside: ['#f9dcb5', '#eab795', '#a7b7b4'],
  lake: ['#c5dfe6', '#e6ead9', '#f3d9b4'],
  market: ['#fff0cf', '#f0c894', '#b97a55'],
  park: ['#fbe6c0', '#f3cf9c', '#c9a368'],
  station: ['#ffe9bd', '#c7b7a8', '#55606a'],
  workshop: ['#ffe2b0', '#c08d63', '#4a3026'],
  records: ['#ffd9a0', '#8a6a6a', '#22303a'],
  garden: ['#fdf1d2', '#f3c9a4', '#9fbf8f'],
}

export type SceneName = keyof typeof scenes
