const tap = (role, name) => (page, finger) => finger.tap(page.getByRole(role, { name }).first())
const tapFirst = (selector) => (page, finger) => finger.tap(page.locator(selector).first())
const tapClose = (page, finger) => finger.tap(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
const press = (key) => (page) => page.keyboard.press(key)
const typeInto = (selector, text) => async (page) => {
  await page.locator(selector).first().focus()
  await page.keyboard.type(text, { delay: 80 })
}
const choose = (name) => (page, finger) =>
  finger.tap(
    page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name }) })
      .first(),
  )
const flip = (name) => tap('switch', name)

export const visits = [
  {
    path: '/members',
    steps: [
      ['open the filters', tap('button', 'Filters')],
      ['close the filters', tapClose],
      ['like a face', tap('button', /^Like /)],
      ['open the account menu', tap('button', 'Account')],
      ['close the account menu', press('Escape')],
      ['open the search', tap('button', 'Search members')],
      ['type a name', typeInto('input:visible', 'Anna')],
      ['close the search', press('Escape')],
      ['open a profile', tapFirst('main article a, main li a')],
      ['go back', (page) => page.goBack()],
    ],
  },
  {
    path: '/swipe-game',
    steps: [
      ['pass', tap('button', /^Pass on/)],
      ['like', tap('button', /^Like/)],
      ['pass again', tap('button', /^Pass on/)],
    ],
  },
  {
    path: '/chats',
    steps: [
      ['show unread only', tap('button', 'Unread')],
      ['show all', tap('button', 'All')],
      ['search messages', typeInto('main input', 'road')],
      ['clear the search', press('Escape')],
      ['open a conversation', tapFirst('main li a')],
      ['write a message', typeInto('main textarea', 'Which one is your favourite?')],
    ],
  },
  {
    path: '/credits',
    steps: [
      ['choose a package', choose(/^75 credits/)],
      ['choose a card', choose('Credit card')],
      ['choose the transfer', choose(/^Bank transfer/)],
      ['choose another package', choose(/^10 credits/)],
    ],
  },
  {
    path: '/likes',
    steps: [
      ['show who I like', tap('link', 'You liked')],
      ['show matches', tap('link', 'Matches')],
    ],
  },
  {
    path: '/settings',
    steps: [
      ['switch news off', flip('News and offers')],
      ['dark', choose('Dark')],
      ['light', choose('Light')],
      ['ask to delete the account', tap('button', 'Delete account')],
      ['leave the dialog', press('Escape')],
    ],
  },
]
