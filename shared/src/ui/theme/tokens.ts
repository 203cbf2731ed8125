/** Light theme. An operator changes the site's colours here. */
const light = `
color-scheme:light;
--bg:#fbf6f6;--surface:#fff;--surface-2:#f4ebed;--ink:#2b1422;--ink-2:#6a4c5b;--line:#e8dade;--line-strong:#92788a;
--primary:#7b1e4b;--primary-hover:#641439;--on-primary:#fff;--primary-soft:#f7e3ec;--primary-ink:#7b1e4b;
--secondary:#f4a93a;--secondary-hover:#e5972a;--on-secondary:#33190a;--secondary-soft:#fdeccf;--secondary-ink:#7d4a00;
--success:#17694f;--on-success:#fff;--success-soft:#dcf1e8;--success-ink:#12563f;
--danger:#b92d12;--on-danger:#fff;--danger-soft:#fde4dd;--danger-ink:#9a2410;
--dark:#2b1422;--on-dark:#fbf1f3;--on-dark-2:#dcc3cf;
--bubble-in:#fff;--bubble-out:#7b1e4b;--on-bubble-out:#fff;--scrim:rgba(35,12,28,.58);
--logo-a:#7b1e4b;--logo-b:#f4a93a;--logo-mix:#4f1030;
--shadow-1:0 1px 2px rgba(60,20,45,.07),0 2px 8px rgba(60,20,45,.05);
--shadow-2:0 6px 24px rgba(60,20,45,.12);--shadow-3:0 24px 64px rgba(50,14,38,.28);
--focus:#7b1e4b;`

const dark = `
color-scheme:dark;
--bg:#181017;--surface:#221820;--surface-2:#2f222c;--ink:#f8eef2;--ink-2:#c9b2be;--line:#3f303b;--line-strong:#947d8b;
--primary:#b23a75;--primary-hover:#c34a86;--on-primary:#fff;--primary-soft:#43203a;--primary-ink:#f5a9c9;
--secondary:#f6b551;--secondary-hover:#ffc56d;--on-secondary:#33190a;--secondary-soft:#45301a;--secondary-ink:#fbc97f;
--success:#2f9d79;--on-success:#04140e;--success-soft:#173a30;--success-ink:#86dcbe;
--danger:#f0745a;--on-danger:#2c0a03;--danger-soft:#4a211a;--danger-ink:#ffac98;
--dark:#0f090e;--on-dark:#fbf1f3;--on-dark-2:#dcc3cf;
--bubble-in:#2f222c;--bubble-out:#8f2c5e;--on-bubble-out:#fff;--scrim:rgba(6,2,6,.7);
--logo-a:#c34a86;--logo-b:#f6b551;--logo-mix:#7b1e4b;
--shadow-1:0 0 0 1px rgba(255,255,255,.04);--shadow-2:0 8px 28px rgba(0,0,0,.5);--shadow-3:0 24px 64px rgba(0,0,0,.65);
--focus:#fbc97f;`

const scales = `
--unread:var(--secondary);--on-unread:var(--on-secondary);
--font-display:"Young Serif","Young Serif Fallback","Young Serif Fallback DejaVu",Georgia,"Times New Roman",serif;
--font-text:"Figtree Variable","Figtree Fallback",system-ui,"Segoe UI",sans-serif;
--t-xs:.8125rem;--t-sm:.875rem;--t-md:1rem;--t-lg:1.125rem;--t-xl:1.375rem;--t-2xl:1.75rem;
--t-3xl:clamp(1.875rem,1.4rem + 1.6vw,2.5rem);--t-4xl:clamp(2.25rem,1.5rem + 3vw,3.75rem);
--s1:4px;--s2:8px;--s3:12px;--s4:16px;--s5:20px;--s6:24px;--s7:32px;--s8:40px;--s9:56px;--s10:72px;
--r-sm:10px;--r-md:14px;--r-lg:22px;--r-pill:999px;--r-tight:5px;
--voice-in:var(--r-lg) var(--r-lg) var(--r-lg) var(--r-tight);
--voice-out:var(--r-lg) var(--r-lg) var(--r-tight) var(--r-lg);
--tap:44px;--bar:64px;--fast:120ms;--base:200ms;--slow:320ms;--ease:cubic-bezier(.2,.7,.2,1);--ease-in:cubic-bezier(.5,0,.9,.4);`

export const themeColours = (theme: 'light' | 'dark'): Record<string, string> =>
  Object.fromEntries(
    [...(theme === 'light' ? light : dark).matchAll(/--([\w-]+):(#[0-9a-f]{3,6});/g)].map(
      ([, name, value]) => [name, value],
    ),
  )

/** Base styles. `scroll-padding` keeps focused elements and link targets clear of the bars. */
const base = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:calc(var(--bar) + var(--s4)) var(--s6)}
@media (max-width:767px){html{scroll-padding-bottom:128px}}
body{margin:0;background:var(--bg);color:var(--ink);font:400 var(--t-md)/1.5 var(--font-text);overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,figure,dl,dd,fieldset{margin:0;padding:0;border:0}
ul,ol{list-style:none}
h1,h2{font-family:var(--font-display);font-weight:400;line-height:1.12;letter-spacing:-.01em;text-wrap:balance}
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
}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}`

export const tokensCss = [
  `:root{${scales}${light}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
  `:root[data-theme=dark]{${dark}}`,
  base,
]
  .join('')
  .replaceAll('\n', '')
