import { list, parse } from 'postcss'
import type { AtRule, Declaration, Rule } from 'postcss'
import sanitizeHtml from 'sanitize-html'
import type { IOptions } from 'sanitize-html'
import { cssOf, skeletonStyleKey } from './prerendered'
import type { PrerenderedPages } from './prerendered'

/** Of one page, markup and style together. */
const MOST_BYTES = 10_240

/** Marks the element that the server fills with the page's title. */
const filled = ['data-heading']

/**
 * Allowed markup of a placeholder in the site's page: boxes with their own class names, and no words, because
 * readers would take them for the site's own.
 */
const tidySkeleton = (remote: string, html: string): string => {
  const options: IOptions & { allowedEmptyAttributes: string[] } = {
    allowedTags: ['div', 'span', 'section', 'header', 'h1', 'p', 'ul', 'li'],
    allowedAttributes: { '*': ['aria-hidden', 'aria-busy', ...filled] },
    allowedEmptyAttributes: filled,
    allowedClasses: { '*': [`${skeletonStyleKey(remote)}-*`] },
    textFilter: () => '',
  }
  return sanitizeHtml(html, options)
}

/** Loads something, or reads from the page. */
const reaching = /(?:url|src|image-set|cross-fade|image|element|paint|attr|expression)\s*\(/i
const atRules = new Set(['media', 'supports', 'container', 'keyframes'])
const places = new Set(['static', 'relative', 'absolute'])

const nameOf = ({ name }: AtRule): string => name.replace(/^-webkit-/, '')
const isInKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && nameOf(parent) === 'keyframes'

const atRuleFault = (rule: AtRule, key: string): string | null => {
  const { name, params } = rule
  if (!atRules.has(nameOf(rule))) return `@${name}`
  return nameOf(rule) === 'keyframes' && !params.startsWith(`${key}-`)
    ? `an animation called ${params}`
    : null
}
const ruleFault = (rule: Rule, key: string): string | null => {
  if (isInKeyframes(rule)) return null
  const foreign = list.comma(rule.selector).find((selector) => !selector.startsWith(`.${key}-`))
  return foreign === undefined ? null : `the selector ${foreign}`
}
const declarationFault = ({ prop, value }: Declaration): string | null => {
  const name = prop.toLowerCase()
  if (reaching.test(value)) return `${prop}: ${value}`
  if (name === 'position' && !places.has(value.toLowerCase())) return `position: ${value}`
  // This, too, could contain words.
  return name === 'content' && !/^(?:''|""|none)$/.test(value) ? `content: ${value}` : null
}

const styleFaults = (css: string, key: string): string[] => {
  // An escape could spell what is refused below, and an angle bracket could close the style element.
  if (/[<\\]|\/\*/.test(css)) return ['a style with <, a backslash or a comment']
  const faults: (string | null)[] = []
  const root = parse(css)
  root.walkAtRules((rule) => void faults.push(atRuleFault(rule, key)))
  root.walkRules((rule) => void faults.push(ruleFault(rule, key)))
  root.walkDecls((declaration) => void faults.push(declarationFault(declaration)))
  return faults.filter((fault) => fault !== null)
}

/** Why a remote's placeholders are not allowed in the site's page; empty if they are. */
export const skeletonFaults = (remote: string, pages: PrerenderedPages): string[] =>
  Object.entries(pages.replace).flatMap(([route, page]) => {
    const { html } = page
    const css = cssOf(pages, page)
    const say = (fault: string): string => `the placeholder of ${route} holds ${fault}`
    const bytes = Buffer.byteLength(html) + Buffer.byteLength(css)
    if (bytes > MOST_BYTES) return [say(`${bytes} bytes, more than ${MOST_BYTES}`)]
    try {
      const faults = styleFaults(css, skeletonStyleKey(remote))
      const isTidy = tidySkeleton(remote, html) === html
      return [...(isTidy ? [] : ['markup, words or class names that are not allowed']), ...faults].map(say)
    } catch (error) {
      return [say(`a style that cannot be read (${error instanceof Error ? error.message : String(error)})`)]
    }
  })
