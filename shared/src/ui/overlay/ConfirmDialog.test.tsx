import { screen } from '@testing-library/react'
import { renderRemote } from '../../testing'
import { ConfirmDialog } from '../index'

const labels = { title: 'Delete this chat?', cancelLabel: 'Keep', confirmLabel: 'Delete' }

describe('ConfirmDialog', () => {
  it('cancels with onClose and confirms with onConfirm', async () => {
    const onClose = jest.fn()
    const onConfirm = jest.fn()
    const { user } = renderRemote(
      <ConfirmDialog isOpen {...labels} onClose={onClose} onConfirm={onConfirm}>
        text
      </ConfirmDialog>,
    )
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1])
  })

  it('calls onCancel only for the cancel button', async () => {
    const onClose = jest.fn()
    const onCancel = jest.fn()
    const { user } = renderRemote(
      <ConfirmDialog isOpen {...labels} onClose={onClose} onCancel={onCancel}>
        text
      </ConfirmDialog>,
    )
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    await user.keyboard('{Escape}')
    expect([onClose.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1])
  })

  it.each([
    [false, 1],
    [true, 0],
  ])('submits its form unless it is loading: %s', async (isLoading, submits) => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault())
    const { user } = renderRemote(
      <ConfirmDialog isOpen {...labels} onClose={jest.fn()} formId="reason" isLoading={isLoading}>
        <form id="reason" onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)} />
      </ConfirmDialog>,
    )
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(onSubmit).toHaveBeenCalledTimes(submits)
  })
})
