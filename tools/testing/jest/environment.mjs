import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const requireOf = (require, name) => createRequire(require.resolve(name))
const jsdom = requireOf(requireOf(require, 'jest-environment-jsdom'), 'jsdom')
const selectors = jsdom('./jsdom/living/helpers/selectors.js')

const innermost = /\([^()]*\)|\[[^[\]]*\]/g

/** Leaves a colon in place of arguments and attributes, which ends the tag and classes of a compound. */
const withoutArguments = (selector) => {
  const shorter = selector.replace(innermost, ':')
  return shorter === selector ? selector : withoutArguments(shorter)
}

const parseAlternative = (text) => {
  const [compound] = text
    .split(/[\s>+~]+/)
    .at(-1)
    .split(':')
  const [tag, ...classes] = compound.replace(/#[\w-]+/g, '').split('.')
  return { tag: tag === '*' ? '' : tag.toLowerCase(), classes }
}

/** Matches every element. */
const anything = [{ tag: '', classes: [] }]
const parsed = new Map()

/** The tag and classes that an element must have to match each alternative of a selector. */
const parse = (selector) => {
  if (selector.includes('\\')) return anything
  if (!parsed.has(selector)) {
    const alternatives = withoutArguments(selector).split(',')
    parsed.set(
      selector,
      alternatives.map((text) => parseAlternative(text.trim())),
    )
  }
  return parsed.get(selector)
}

const { matchesDontThrow } = selectors

/**
 * Every `getComputedStyle` of jsdom matches all rules of the page, which takes a quarter of a test's time. Skips rules
 * that name a tag or a class that the element lacks.
 */
selectors.matchesDontThrow = (element, selector) => {
  if (typeof selector !== 'string') return false
  const classes = element.getAttributeNS(null, 'class')?.split(/\s+/) ?? []
  const mayMatch = parse(selector).some(
    (required) =>
      (required.tag === '' || required.tag === element._localName.toLowerCase()) &&
      required.classes.every((name) => classes.includes(name)),
  )
  return mayMatch && matchesDontThrow(element, selector)
}

export { default } from 'jest-environment-jsdom'
