/// <reference types="node" />
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Catalogue } from '../i18n'

const root = join(__dirname, '../../..')
const formatjs = (...args: string[]): unknown =>
  execFileSync(join(root, 'node_modules/.bin/formatjs'), args, { cwd: root })

/**
 * Returns a package's messages, including those in `src/content`, in formatjs's pseudo-locale: accented, longer and in
 * brackets.
 */
export const pseudoCatalogue = (name: string): Catalogue => {
  const dir = mkdtempSync(join(tmpdir(), 'duetto-i18n-'))
  const [english, pseudo] = [join(dir, 'en.json'), join(dir, 'en-XA.json')]
  const format = ['--format', 'simple', '--out-file']
  formatjs('extract', `${name}/src/**/*.{ts,tsx}`, ...format, english)
  const content = join(root, name, 'src/content/locales/en.json')
  const sources = existsSync(content) ? [english, content] : [english]
  formatjs('compile', ...sources, '--ast', '--pseudo-locale', 'en-XA', ...format, pseudo)
  return JSON.parse(readFileSync(pseudo, 'utf8')) as Catalogue
}

/**
 * Returns texts and attributes that bypass the catalogue. Pseudo-translations contain accented characters, so plain
 * ASCII means untranslated.
 */
export const literalTexts = (screen: HTMLElement): string[] => {
  const isLiteral = (text: string | null): text is string =>
    /[a-z]{2}/i.test(text ?? '') && /^[\u0020-\u007e\s]*$/.test(text ?? '')
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
  const found: (string | null)[] = []
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest('style')) found.push(walker.currentNode.nodeValue)
  }
  for (const element of screen.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    found.push(...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)))
  }
  return [...new Set(found.filter(isLiteral))]
}
