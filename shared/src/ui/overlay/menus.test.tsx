import { fireEvent, screen } from '@testing-library/react'
import { renderRemote } from '../../testing'
import { ContextMenu, icons, Menu, MenuItem, MenuLink } from '../index'

const onReport = jest.fn()
const hidePopover = jest.spyOn(HTMLElement.prototype, 'hidePopover')
beforeEach(() => {
  onReport.mockClear()
  hidePopover.mockClear()
})

const items = (
  <>
    <MenuItem onSelect={onReport}>Report</MenuItem>
    <MenuLink icon={icons.settings} to="/settings">
      Settings
    </MenuLink>
    <MenuItem onSelect={() => {}}>Block</MenuItem>
  </>
)
const toggle = (newState: 'open' | 'closed'): void => {
  fireEvent(screen.getByRole('menu'), Object.assign(new Event('toggle'), { newState }))
}
const focused = (): string | null => document.activeElement?.textContent ?? null

describe('Menu', () => {
  const open = () => {
    const view = renderRemote(
      <Menu label="More" icon={icons.more}>
        {items}
      </Menu>,
    )
    toggle('open')
    return view
  }
  const button = (): HTMLElement => screen.getByRole('button', { name: 'More' })

  it('focuses the first item when it opens, and reports its state', () => {
    open()
    expect(focused()).toBe('Report')
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    toggle('closed')
    expect(button()).toHaveAttribute('aria-expanded', 'false')
  })

  it.each([
    ['{ArrowDown}', 'Settings'],
    ['{ArrowRight}', 'Settings'],
    ['{ArrowUp}', 'Block'],
    ['{ArrowLeft}', 'Block'],
    ['{End}', 'Block'],
    ['{End}{Home}', 'Report'],
    ['{End}{ArrowDown}', 'Report'],
  ])('moves the focus with %s to %s', async (keys, item) => {
    const { user } = open()
    await user.keyboard(keys)
    expect(focused()).toBe(item)
  })

  it('ignores arrow keys of an input method', () => {
    open()
    fireEvent.keyDown(screen.getByText('Report'), { key: 'ArrowDown', keyCode: 229 })
    expect(focused()).toBe('Report')
  })

  it('keeps its items out of the tab order, and closes with Tab', async () => {
    const { user } = open()
    for (const item of screen.getAllByRole('menuitem')) expect(item).toHaveAttribute('tabindex', '-1')
    await user.tab()
    expect(hidePopover).toHaveBeenCalledTimes(1)
  })

  it('closes on selection and returns the focus to its button', async () => {
    const { user } = open()
    await user.keyboard('{Enter}')
    expect(onReport).toHaveBeenCalledTimes(1)
    expect(hidePopover).toHaveBeenCalledTimes(1)
    expect(button()).toHaveFocus()
  })

  it('follows a link with Space', async () => {
    const { user, visited } = open()
    await user.keyboard('{ArrowDown} ')
    expect(visited).toEqual(['/settings'])
  })
})

describe('ContextMenu', () => {
  const onClose = jest.fn()
  const open = () => {
    const anchor = document.body.appendChild(document.createElement('button'))
    onReport.mockImplementation(() => expect(anchor).toHaveFocus())
    return {
      anchor,
      ...renderRemote(
        <ContextMenu label="Message" anchor={anchor} onClose={onClose}>
          {items}
        </ContextMenu>,
      ),
    }
  }

  it('focuses its first item and moves with arrow keys', async () => {
    const { user } = open()
    expect(focused()).toBe('Report')
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('Block')
  })

  it('returns the focus to its anchor before the selected item acts', async () => {
    const { user } = open()
    await user.keyboard('{Enter}')
    expect(onReport).toHaveBeenCalledTimes(1)
    expect(hidePopover).toHaveBeenCalledTimes(1)
  })

  it('calls onClose when the popover closes', () => {
    open()
    toggle('closed')
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
