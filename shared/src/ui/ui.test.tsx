import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderRemote } from '../testing'
import { Badge, Countdown, DateOfBirthField, Dialog, RangeSlider, Tabs } from './index'

beforeAll(() => {
  // jsdom has no modal dialogs yet.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
})

it('[TOPBAR-02] a badge shows 99+ above 99', () => {
  const { rerender } = renderRemote(<Badge count={99} />)
  expect(screen.getByText('99')).toBeVisible()
  rerender(<Badge count={100} />)
  expect(screen.getByText('99+')).toBeVisible()
})

describe('a dialog', () => {
  it('closes by Escape and by its button', async () => {
    const onClose = jest.fn()
    const { user } = renderRemote(
      <Dialog isOpen onClose={onClose} title="Hello">
        text
      </Dialog>,
    )
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('stays open at the Escape that cancels a composition', () => {
    const onClose = jest.fn()
    renderRemote(
      <Dialog isOpen onClose={onClose} title="Hello">
        <input aria-label="field" />
      </Dialog>,
    )
    fireEvent.keyDown(screen.getByLabelText('field'), { key: 'Escape', keyCode: 229 })
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes by Back, the one that opened last first', async () => {
    const Both = () => {
      const [open, setOpen] = useState(['Sheet'])
      const close = (): void => setOpen(open.slice(0, -1))
      return (
        <Dialog isOpen={open.includes('Sheet')} onClose={close} title="Sheet">
          <button onClick={() => setOpen(['Sheet', 'Calendar'])}>Pick a day</button>
          <Dialog isOpen={open.includes('Calendar')} onClose={close} title="Calendar">
            text
          </Dialog>
        </Dialog>
      )
    }
    const { user, pressBack } = renderRemote(<Both />)
    await user.click(screen.getByText('Pick a day'))
    const open = (): (string | null)[] => screen.queryAllByRole('heading').map((one) => one.textContent)
    expect(open()).toEqual(['Sheet', 'Calendar'])
    act(() => void pressBack())
    expect(open()).toEqual(['Sheet'])
    act(() => void pressBack())
    expect(open()).toEqual([])
    expect(pressBack()).toBe(false)
  })

  it('calls its owner when the browser closes it', () => {
    const onClose = jest.fn()
    const { rerender } = renderRemote(
      <Dialog isOpen onClose={onClose} title="Hello">
        text
      </Dialog>,
    )
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    dialog.open = false
    fireEvent(dialog, new Event('close'))
    expect([onClose.mock.calls.length, dialog.open]).toEqual([1, true])
    rerender(<p>closed</p>)
    fireEvent(dialog, new Event('close'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('[LAYOUT-08] that is not closable leaves Back to the browser', () => {
    const { pressBack } = renderRemote(
      <Dialog isOpen isClosable={false} onClose={jest.fn()} title="Hello">
        text
      </Dialog>,
    )
    expect(pressBack()).toBe(false)
  })

  it('[LAYOUT-08] that is not closable stays at Escape and at a press on the backdrop', async () => {
    const onClose = jest.fn()
    const { user } = renderRemote(
      <Dialog isOpen isClosable={false} onClose={onClose} title="Hello">
        <input aria-label="field" />
      </Dialog>,
    )
    await user.click(screen.getByLabelText('field'))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('dialog'))
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })
})

it('a dialog is closed before it leaves the page, so that the browser returns the focus', () => {
  const wasInPage: boolean[] = []
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    wasInPage.push(this.isConnected)
  })
  const dialog = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} onClose={jest.fn()} title="Hello">
      text
    </Dialog>
  )
  const { rerender } = renderRemote(dialog(true))
  rerender(dialog(false))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(wasInPage).toEqual([true])
  close.mockRestore()
})

it('of two slider thumbs at the upper end the lower one can be taken', () => {
  const slider = (value: [number, number]) => (
    <RangeSlider
      label="Age"
      min={18}
      max={99}
      value={value}
      valueText=""
      fromLabel="Youngest"
      toLabel="Oldest"
      onChange={jest.fn()}
    />
  )
  const { rerender } = renderRemote(slider([99, 99]))
  expect(screen.getByLabelText('Youngest')).toHaveStyle({ zIndex: '1' })
  rerender(slider([18, 18]))
  expect(screen.getByLabelText('Youngest')).not.toHaveStyle({ zIndex: '1' })
})

it('[SIGNUP-09] a date of birth is typed in three fields and told when it is whole', async () => {
  const onChange = jest.fn()
  const { user } = renderRemote(<DateOfBirthField label="Date of birth" value="" onChange={onChange} />)
  await user.type(screen.getByLabelText('Day'), '4')
  await user.type(screen.getByLabelText('Month'), '5')
  expect(onChange).toHaveBeenLastCalledWith('')
  await user.type(screen.getByLabelText('Year'), '1990x')
  expect(onChange).toHaveBeenLastCalledWith('1990-05-04')
})

it('[TRUST-02] a countdown follows the server’s clock and tells its end once', () => {
  jest.useFakeTimers()
  let now = 1_000_000
  const onEnd = jest.fn()
  renderRemote(<Countdown endsAt={1_003_000} now={() => now} onEnd={onEnd} />)
  expect(screen.getByRole('timer')).toHaveTextContent('0:00:03')
  now += 3_000
  act(() => jest.advanceTimersByTime(5_000))
  expect(onEnd).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

it('the current tab is in the middle of a row that is wider than the phone', () => {
  const offsets = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.tagName === 'NAV' ? 16 : 250
  })
  const widths = [
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(60),
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(288),
  ]
  const tabs = ['Likes', 'Matches'].map((label) => ({ id: label, to: `/${label}`, label }))
  renderRemote(<Tabs label="Likes" current="Matches" tabs={tabs} />)
  expect(screen.getByRole('navigation').scrollLeft).toBe(250 - 16 - (288 - 60) / 2)
  for (const spy of [offsets, ...widths]) spy.mockRestore()
})
