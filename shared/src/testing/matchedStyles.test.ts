afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

it.each([
  'p',
  'P',
  '*',
  '.a',
  '.a.b',
  '.c',
  'p.a',
  'div.a',
  '#one.a',
  '.a#two',
  '.x .a',
  '.x>.a',
  '.x > [data-mark]',
  '.x [data-mark="]"]',
  '.x > :first-of-type',
  '.a:not(.c, [hidden])',
  '.a:not(.b)',
  ':is(.c, .a)',
  '.c, .x .b',
  '.c, .d',
  '.a + .e',
  '.a::before',
  '.x:has(> .a) .b',
  '[data-mark]',
  '.e\\:f',
])('the style of an element follows %s exactly if the selector matches it', (selector) => {
  document.head.innerHTML = `<style>${selector} { visibility: hidden }</style>`
  document.body.innerHTML = '<div class="x"><p id="one" class="a\n b e:f" data-mark="]"></p></div>'
  const element = document.getElementById('one') as HTMLElement
  const isMatched = getComputedStyle(element).visibility === 'hidden'
  expect(isMatched).toBe(element.matches(selector))
})

it('finds the style of an SVG element by its tag', () => {
  document.head.innerHTML = '<style>linearGradient { visibility: hidden }</style>'
  document.body.innerHTML = '<svg><linearGradient id="one" /></svg>'
  expect(getComputedStyle(document.getElementById('one') as Element).visibility).toBe('hidden')
})
