import { screen } from '@testing-library/react'
import { renderRemote } from '../../testing'
import { Tabs } from '../index'

const tabs = ['Likes', 'Matches'].map((label) => ({ id: label, to: `/${label}`, label }))

it('scrolls the current tab to the middle of a row that is too wide', () => {
  const offsets = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.tagName === 'NAV' ? 16 : 250
  })
  const widths = [
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(60),
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(288),
  ]
  renderRemote(<Tabs label="Likes" current="Matches" tabs={tabs} />)
  expect(screen.getByRole('navigation').scrollLeft).toBe(250 - 16 - (288 - 60) / 2)
  for (const spy of [offsets, ...widths]) spy.mockRestore()
})

it('moves the focus through links and marks the current one', async () => {
  const { user, visited } = renderRemote(<Tabs label="Likes" current="Matches" tabs={tabs} />)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Matches')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Likes' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(visited).toEqual(['/Likes'])
})
