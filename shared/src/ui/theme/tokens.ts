import { palettesOf } from '../../brand'
import type { Palette, ThemeName } from '../../brand'
import { noBrand } from '../../domain'
import type { CornerStyle, Brand } from '../../domain'
import { fontTokens } from './fonts'

const depth: Record<ThemeName, string> = {
  light: `color-scheme:light;--scrim:color-mix(in srgb,var(--dark) 60%,transparent);
--shadow-1:0 1px 2px rgba(60,20,45,.07),0 2px 8px rgba(60,20,45,.05);
--shadow-2:0 6px 24px rgba(60,20,45,.12);--shadow-3:0 24px 64px rgba(50,14,38,.28);`,
  dark: `color-scheme:dark;--scrim:color-mix(in srgb,var(--dark) 72%,transparent);
--shadow-1:0 0 0 1px rgba(255,255,255,.04);--shadow-2:0 8px 28px rgba(0,0,0,.5);--shadow-3:0 24px 64px rgba(0,0,0,.65);`,
}

const scales = `
--unread:var(--secondary);--on-unread:var(--on-secondary);
--t-xs:.8125rem;--t-sm:.875rem;--t-md:1rem;--t-lg:1.125rem;--t-xl:1.375rem;--t-2xl:1.75rem;
--t-3xl:clamp(1.875rem,1.4rem + 1.6vw,2.5rem);--t-4xl:clamp(2.25rem,1.5rem + 3vw,3.75rem);
--s1:4px;--s2:8px;--s3:12px;--s4:16px;--s5:20px;--s6:24px;--s7:32px;--s8:40px;--s9:56px;--s10:72px;
--tap:44px;--bar:64px;--nav:61px;--fast:120ms;--base:200ms;--slow:320ms;--ease:cubic-bezier(.2,.7,.2,1);--ease-in:cubic-bezier(.5,0,.9,.4);`

const corners: { [style in CornerStyle]: readonly number[] } = {
  speech: [10, 14, 22, 999, 5],
  round: [10, 14, 22, 999, 22],
  square: [3, 4, 6, 6, 2],
}
const cornerNames = ['--r-sm', '--r-md', '--r-lg', '--r-pill', '--r-tight']

export const cornerTokens = (style: CornerStyle): Record<string, string> =>
  Object.fromEntries(cornerNames.map((name, index) => [name, `${corners[style][index]}px`]))
const voices = `--voice-in:var(--r-lg) var(--r-lg) var(--r-lg) var(--r-tight);--voice-out:var(--r-lg) var(--r-lg) var(--r-tight) var(--r-lg);`

const css = (properties: Readonly<Record<string, string>>, prefix = ''): string =>
  Object.entries(properties)
    .map(([name, value]) => `${prefix}${name}:${value};`)
    .join('')
const paletteCss = (palette: Palette): string => css(palette, '--')

const base = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:calc(var(--bar) + var(--s4)) var(--s6)}
@media (max-width:767px){:root{--bar:56px;scroll-padding-bottom:128px}}
body{margin:0;background:var(--bg);color:var(--ink);font:400 var(--t-md)/1.5 var(--font-text);overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,figure,dl,dd,fieldset{margin:0;padding:0;border:0}
ul,ol{list-style:none}
::-webkit-search-cancel-button{appearance:none;width:14px;height:14px;background:var(--ink-2);clip-path:polygon(10% 0,50% 40%,90% 0,100% 10%,60% 50%,100% 90%,90% 100%,50% 60%,10% 100%,0 90%,40% 50%,0 10%);cursor:pointer}
h1,h2{font-family:var(--font-display);font-weight:var(--display-weight);line-height:1.12;letter-spacing:-.01em;text-wrap:balance}
h1{font-size:var(--t-3xl);overflow-wrap:anywhere;hyphens:auto;hyphenate-limit-chars:16 8 6}h2{font-size:var(--t-xl)}h3{font-size:var(--t-md);font-weight:650;line-height:1.3}
h1:focus{outline:0}
a{color:var(--primary-ink);text-underline-offset:3px}
img{display:block;max-width:100%}
button,input,textarea,select{font:inherit;color:inherit}
::view-transition{pointer-events:none}
::view-transition-group(*){animation-duration:.24s}
::view-transition-old(grown),::view-transition-new(grown){height:100%;object-fit:cover}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (forced-colors:active){
[aria-current]:not([aria-current=false]),[aria-pressed=true],[aria-selected=true],label:has(>input[type=radio]:checked){outline:3px solid Highlight;outline-offset:-3px}
dialog,[popover]{outline:1px solid CanvasText}
::-webkit-search-cancel-button{forced-color-adjust:none;background:CanvasText}
}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}`

export const tokensCss = (brand: Brand = noBrand): string => {
  const palettes = palettesOf(brand)
  const light = depth.light + paletteCss(palettes.light)
  const dark = depth.dark + paletteCss(palettes.dark)
  return [
    `:root{${scales}${css(cornerTokens(brand.corners))}${voices}${fontTokens(brand.fonts)}--success-on-photo:${palettes.dark.success};${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `:root[data-theme=dark]{${dark}}`,
    base,
  ]
    .join('')
    .replaceAll('\n', '')
}
