import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { openChat, prepareBrowser } from '../../../../testing/openChat'

beforeEach(prepareBrowser)

it('[CHAT-10] a link opens apart from the site, tells nobody where one comes from, and its domain stands below', async () => {
  await openChat({ text: 'Look at https://www.example.com/a and write to me@example.org or +49 151 2345678' })
  const links = within(screen.getByRole('log')).getAllByRole('link')
  expect(links).toHaveLength(1)
  expect(links[0]).toHaveAttribute('href', 'https://www.example.com/a')
  expect(links[0]).toHaveAttribute('target', '_blank')
  expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  expect(within(screen.getByRole('log')).getByText('example.com')).toBeVisible()
})

it('[CHAT-10] the domain of a link in other letters is named as it is', async () => {
  await openChat({ text: 'https://аррӏе.com/login' })
  expect(within(screen.getByRole('log')).getByText('xn--80ak6aa92e.com')).toBeVisible()
})

it('[CHAT-01] emoji alone are large, in a text they are not', async () => {
  const alone = await openChat({ text: '❤️😂' })
  const size = (text: string) =>
    getComputedStyle(within(screen.getByRole('log')).getByText(text)).getPropertyValue('font-size')
  expect(size('❤️😂')).toBe('44px')
  alone.unmount()
  await openChat({ text: 'I ❤️ it' })
  expect(size('I ❤️ it')).not.toBe('44px')
})
