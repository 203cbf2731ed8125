import { pageTitle } from './createTitle'

it('[TOPBAR-10] the title begins with unread messages plus new likes', () => {
  expect(pageTitle('Likes', 'Duetto', 3)).toBe('(3) Likes · Duetto')
  expect(pageTitle('Likes', 'Duetto', 0)).toBe('Likes · Duetto')
  expect(pageTitle('Duetto', 'Duetto', 0)).toBe('Duetto')
})
