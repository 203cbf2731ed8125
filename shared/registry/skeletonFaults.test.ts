/** @jest-environment node */
import { skeletonFaults } from './skeletonFaults'

const own = '.mf-chat-skeleton-a'
const html =
  '<div class="mf-chat-skeleton-a" aria-hidden="true" aria-busy="true"><span class="mf-chat-skeleton-b"></span></div>'
const css = `${own}{display:grid;position:relative}${own}>span,${own} li::before{content:'';animation:mf-chat-skeleton-x 1s}
@media (max-width: 767px){${own}{gap:4px}}@keyframes mf-chat-skeleton-x{from{opacity:0}to{opacity:1}}`
const faultsOf = (over: { html?: string; css?: string }) => {
  const styleKey = 'mf-chat-skeleton'
  return skeletonFaults('mf-chat', {
    settings: {},
    styles: { [`${styleKey}-a`]: over.css ?? css },
    hydrate: {},
    replace: { chats: { html: over.html ?? html, styleKey, styleNames: ['a'] } },
    noscript: {},
  })
}

it('[SPLIT-02] boxes of a remote’s own may stand in the page', () => expect(faultsOf({})).toEqual([]))
it('[SPLIT-02] and among them the place of the heading', () =>
  expect(faultsOf({ html: '<div data-heading=""></div>' })).toEqual([]))

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<div onclick="alert(1)"></div>'],
  ['a link', '<a href="https://elsewhere.test"></a>'],
  ['a field', '<input name="password">'],
  ['a picture', '<img src="x">'],
  ['a frame', '<iframe srcdoc="x"></iframe>'],
  ['a style of its own', '<div style="position:fixed"></div>'],
  ['a style element', '<style>a{}</style>'],
  ['words', '<div>Enter your password</div>'],
  ['words in the place of a heading', '<div data-heading="">Enter your password</div>'],
  ['class names of the shell', '<div class="shell-abc"></div>'],
  ['an id', '<div id="main"></div>'],
  ['markup that is not closed', '<div><span>'],
  ['an end of its box', '</div></main>'],
  ['a comment', '<!-- x -->'],
])('[SPLIT-03] markup is refused that is, or holds, %s', (_, hostile) => {
  expect(faultsOf({ html: hostile })).toEqual([
    expect.stringMatching(/^the placeholder of chats holds markup/),
  ])
})

it.each([
  ['a fixed place', `${own}{position:fixed}`, /position: fixed/],
  ['a sticky place', `${own}{POSITION:Sticky}`, /Sticky/],
  ['a place that a variable names', `${own}{--p:fixed;position:var(--p)}`, /var/],
  ['a request', `${own}{background:url(//elsewhere.test)}`, /url/],
  ['a request by another name', `${own}{background:-webkit-image-set("x" 1x)}`, /image-set/],
  ['an end of its element', `${own}{color:red}</style><script>`, /with </],
  ['an escape', `${own}{position:f\\69xed}`, /backslash/],
  ['a comment', `${own}{position:/**/fixed}`, /comment/],
  ['an import', `@import "//elsewhere.test";`, /@import/],
  ['a font', `@font-face{font-family:x}`, /@font-face/],
  ['everybody’s elements', `body{display:none}`, /selector body/],
  ['everybody’s elements behind its own', `${own},main{display:none}`, /selector main/],
  ['everybody’s elements within a condition', `@media print{*{display:none}}`, /selector \*/],
  ['an element around it', `:has(${own}){display:none}`, /selector :has/],
  ['somebody else’s animation', `@keyframes spin{to{opacity:0}}`, /animation called spin/],
  ['words', `${own}::before{content:"Enter your password"}`, /content/],
  ['no style', `${own}{`, /cannot be read/],
])('[SPLIT-03] a style is refused that holds %s', (_, hostile, reason) => {
  expect(faultsOf({ css: hostile })).toEqual([expect.stringMatching(reason)])
})

it('[SPLIT-03] more than 10 kB is refused', () => {
  const long = `<div>${'<span></span>'.repeat(900)}</div>`
  expect(faultsOf({ html: long })).toEqual([expect.stringMatching(/1\d{4} bytes, more than 10240/)])
})
