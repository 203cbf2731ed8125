import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import type { Message } from '@duetto/shared/contract'
import { createMessage } from '../../../testing/fixtures'
import { openChat, prepareBrowser } from '../../../testing/openChat'

beforeEach(prepareBrowser)

it('[CHAT-10] opens links in a new tab without a referrer, and shows their host', async () => {
  await openChat({ text: 'Look at https://www.example.com/a and write to me@example.org or +49 151 2345678' })
  const links = within(screen.getByRole('log')).getAllByRole('link')
  expect(links).toHaveLength(1)
  expect(links[0]).toHaveAttribute('href', 'https://www.example.com/a')
  expect(links[0]).toHaveAttribute('target', '_blank')
  expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  expect(within(screen.getByRole('log')).getByText('example.com')).toBeVisible()
})

it('[CHAT-10] shows internationalised hosts as Punycode', async () => {
  await openChat({ text: 'https://аррӏе.com/login' })
  expect(within(screen.getByRole('log')).getByText('xn--80ak6aa92e.com')).toBeVisible()
})

it('[CHAT-01] enlarges emoji only without text', async () => {
  const alone = await openChat({ text: '❤️😂' })
  const size = (text: string) =>
    getComputedStyle(within(screen.getByRole('log')).getByText(text)).getPropertyValue('font-size')
  expect(size('❤️😂')).toBe('44px')
  alone.unmount()
  await openChat({ text: 'I ❤️ it' })
  expect(size('I ❤️ it')).not.toBe('44px')
})

it('[CHAT-01] keeps the browser’s menu on links, and opens the message menu on text', async () => {
  await openChat({ text: 'Look at https://www.example.com/a' })
  const log = within(screen.getByRole('log'))
  const isLeft = (on: HTMLElement) => fireEvent.contextMenu(on)
  expect(isLeft(log.getByRole('link'))).toBe(true)
  expect(screen.queryByRole('menu', { hidden: true, name: /from Clara/ })).toBeNull()
  expect(isLeft(log.getByText(/Look at/))).toBe(false)
  expect(screen.getByRole('menu', { hidden: true, name: /from Clara/ })).toBeInTheDocument()
})

it.each([
  [5, 'Gift · 5 credits'],
  [0, ''],
])('[GIFT-01] shows a gift with its name, and its price if it had one: %s', async (credits, price) => {
  const gift = createMessage(10, '', { kind: 'gift', gift: 'bouquet', credits })
  await openChat({ messages: [gift] })
  const row = within(screen.getByRole('log')).getByText('A bouquet').parentElement
  expect(row).toHaveTextContent(`A bouquet${price}`)
  expect(row?.children).toHaveLength(price ? 2 : 1)
})

it('[CHAT-05] shows a GIF as an image', async () => {
  await openChat({ messages: [createMessage(10, '', { kind: 'gif', media: '/api/gifs/cat' })] })
  expect(screen.getByRole('log').querySelector('img[src="/api/gifs/cat"]')).not.toBeNull()
})

it('shows unknown kinds by their text', async () => {
  const kind = 'hologram' as Message['kind']
  await openChat({ messages: [createMessage(10, 'Update to see this', { kind })] })
  expect(within(screen.getByRole('log')).getByText('Update to see this')).toBeVisible()
})
