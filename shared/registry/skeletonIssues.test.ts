/** @jest-environment node */
import { skeletonIssues } from './skeletonIssues'

const issuesOf = (html: string, css = '') => {
  const styleKey = 'mf-chat-skeleton'
  return skeletonIssues('mf-chat', {
    settings: {},
    styles: { [`${styleKey}-a`]: css },
    hydrate: {},
    replace: { chats: { html, styleKey, styleNames: ['a'] } },
    noscript: {},
  })
}

it('[SPLIT-02] accepts elements with the class names of the skeleton', () =>
  expect(issuesOf('<div class="mf-chat-skeleton-a mf-chat-skeleton-b" data-heading=""></div>')).toEqual([]))

it('[SPLIT-03] refuses class names without the prefix', () =>
  expect(issuesOf('<div class="mf-chat-skeleton-a shell-b"></div>')).toEqual([
    'the skeleton of chats has the class shell-b, not mf-chat-skeleton-…',
  ]))

it.each([
  ['markup', '<span></span>'.repeat(900), ''],
  ['styles', '<span></span>', '.a{color:red}'.repeat(900)],
])('[SPLIT-03] refuses more than 10 kB of %s', (_, html, css) =>
  expect(issuesOf(html, css)).toEqual([expect.stringMatching(/1\d{4} bytes, more than 10240$/)]),
)
