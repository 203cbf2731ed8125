import { screen } from '@testing-library/react'
import { renderRemote } from '../testing'
import { Badge, Countdown, DateOfBirthField, Dialog } from './index'

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
  jest.advanceTimersByTime(5_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
