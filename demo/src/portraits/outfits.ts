type Draw = (colour: string, skin: readonly string[]) => string

const trim = 'rgba(0,0,0,.22)'

export const outfits = {
  crew: (c) =>
    `<path d="M58 500 C62 420 110 388 158 378 C176 400 224 400 242 378 C290 388 338 420 342 500Z" fill="${c}"/><path d="M156 378 C176 408 224 408 244 378" fill="none" stroke="${trim}" stroke-width="8"/>`,
  vneck: (c) =>
    `<path d="M58 500 C62 420 110 388 156 376 L200 444 L244 376 C290 388 338 420 342 500Z" fill="${c}"/><path d="M154 376 L200 446 L246 376" fill="none" stroke="${trim}" stroke-width="6"/>`,
  shirt: (c) =>
    `<path d="M54 500 C60 420 108 390 156 376 L200 432 L244 376 C292 390 340 420 346 500Z" fill="${c}"/><path d="M160 362 L146 386 L178 424 L200 430 L222 424 L254 386 L240 362 L200 420Z" fill="${c}"/><path d="M160 362 L146 386 L180 424 M240 362 L254 386 L220 424 M200 430V500" fill="none" stroke="${trim}" stroke-width="4" stroke-linejoin="round"/>`,
  turtle: (c) =>
    `<path d="M56 500 C60 424 108 394 160 382 L160 344 C180 358 220 358 240 344 L240 382 C292 394 340 424 344 500Z" fill="${c}"/><path d="M160 374 C184 390 216 390 240 374" fill="none" stroke="${trim}" stroke-width="5" opacity=".7"/>`,
  blazer: (c) =>
    `<path d="M140 384 L200 500 L260 384Z" fill="#f4ece6"/><path d="M46 500 C52 418 104 388 156 372 C166 420 186 470 200 500Z M354 500 C348 418 296 388 244 372 C234 420 214 470 200 500Z" fill="${c}"/><path d="M156 372 L134 414 L160 430 L148 440 L200 500 M244 372 L266 414 L240 430 L252 440 L200 500" fill="none" stroke="${trim}" stroke-width="4" stroke-linejoin="round"/>`,
  strap: (c, s) =>
    `<path d="M62 500 C64 424 112 392 160 380 C180 396 220 396 240 380 C288 392 336 424 338 500Z" fill="${s[0]}"/><path d="M92 500 C96 470 112 446 132 434 L140 386 L154 381 L150 438 C180 456 220 456 250 438 L246 381 L260 386 L268 434 C288 446 304 470 308 500Z" fill="${c}"/>`,
} as const satisfies Record<string, Draw>

export type OutfitName = keyof typeof outfits
