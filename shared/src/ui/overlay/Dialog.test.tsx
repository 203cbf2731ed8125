import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderRemote } from '../../testing'
import { Dialog } from '../index'

describe('Dialog', () => {
  it('calls onClose on Escape and for its close button', async () => {
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

  it('ignores the Escape that cancels a composition', () => {
    const onClose = jest.fn()
    renderRemote(
      <Dialog isOpen onClose={onClose} title="Hello">
        <input aria-label="field" />
      </Dialog>,
    )
    fireEvent.keyDown(screen.getByLabelText('field'), { key: 'Escape', keyCode: 229 })
    expect(onClose).not.toHaveBeenCalled()
  })

  describe('returns a lost focus', () => {
    const Rows = ({ names }: { names: readonly string[] }) => {
      const [isOpen, setIsOpen] = useState(false)
      const [rows, setRows] = useState(names)
      const close = (): void => {
        setIsOpen(false)
        setRows(names.filter((name) => name !== 'Anna'))
      }
      return (
        <main>
          <h1>People</h1>
          <button>Filter</button>
          <ul>
            {rows.map((name) => (
              <li key={name}>
                <button onClick={() => setIsOpen(true)}>{name}</button>
              </li>
            ))}
          </ul>
          <Dialog isOpen={isOpen} onClose={close} title="Delete Anna">
            text
          </Dialog>
        </main>
      )
    }

    it.each([
      ['next', ['Zoe', 'Anna', 'Ben']],
      ['previous', ['Zoe', 'Ben', 'Anna']],
    ])('to the %s row if the row is gone', async (_, names) => {
      const { user } = renderRemote(<Rows names={names} />)
      await user.click(screen.getByRole('button', { name: 'Anna' }))
      await user.keyboard('{Escape}')
      expect(screen.getByRole('button', { name: 'Ben' })).toHaveFocus()
    })

    it('to a visible control of the row if the control is gone', async () => {
      const Row = () => {
        const [isOpen, setIsOpen] = useState(false)
        const [isLiked, setIsLiked] = useState(false)
        const close = (): void => {
          setIsOpen(false)
          setIsLiked(true)
        }
        return (
          <li>
            <button hidden>Menu</button>
            {isLiked && <button>Message</button>}
            {!isLiked && <button onClick={() => setIsOpen(true)}>Like back</button>}
            <Dialog isOpen={isOpen} onClose={close} title="New like!">
              text
            </Dialog>
          </li>
        )
      }
      const isVisible = jest.spyOn(HTMLElement.prototype, 'checkVisibility').mockImplementation(function (
        this: HTMLElement,
      ) {
        return !this.hidden
      })
      const { user } = renderRemote(<Row />)
      await user.click(screen.getByRole('button', { name: 'Like back' }))
      await user.keyboard('{Escape}')
      expect(screen.getByRole('button', { name: 'Message' })).toHaveFocus()
      isVisible.mockRestore()
    })

    it('to no control of the page if the list is empty, so that the shell focuses a heading', async () => {
      const { user } = renderRemote(<Rows names={['Anna']} />)
      await user.click(screen.getByRole('button', { name: 'Anna' }))
      await user.keyboard('{Escape}')
      expect(document.body).toHaveFocus()
    })

    it('to the element that had it, if the dialog is removed with its container', async () => {
      renderRemote(<button>Like back</button>)
      screen.getByRole('button').focus()
      const { container, unmount } = renderRemote(
        <Dialog isOpen onClose={() => {}} title="Hello">
          text
        </Dialog>,
      )
      container.remove()
      await act(async () => unmount())
      expect(screen.getByRole('button', { name: 'Like back' })).toHaveFocus()
    })
  })

  it('closes the topmost dialog on Back', async () => {
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

  it('reopens and calls onClose if the browser closes it', () => {
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

  it('handles Back alike, whether it arrives as navigation or as a close request', () => {
    const [onClose, onBack] = [jest.fn(), jest.fn()]
    const { pressBack } = renderRemote(
      <Dialog isOpen onClose={onClose} onBack={onBack} title="Hello">
        text
      </Dialog>,
    )
    act(() => void pressBack())
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(onBack).toHaveBeenCalledTimes(2)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('[LAYOUT-08] leaves Back to the browser if it is not closable', () => {
    const { pressBack } = renderRemote(
      <Dialog isOpen isClosable={false} onClose={jest.fn()} title="Hello">
        text
      </Dialog>,
    )
    expect(pressBack()).toBe(false)
  })

  it('[LAYOUT-08] ignores Escape and the backdrop if it is not closable', async () => {
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

  it('focuses its title, and stops the page from scrolling while it is open', () => {
    const { rerender } = renderRemote(
      <Dialog isOpen onClose={jest.fn()} title="Hello">
        <input aria-label="field" />
      </Dialog>,
    )
    expect(screen.getByRole('heading', { name: 'Hello' })).toHaveFocus()
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
    rerender(<p>closed</p>)
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
  })

  it('calls onClose for a click on the backdrop, but not for a drag that ends there', () => {
    const onClose = jest.fn()
    renderRemote(
      <Dialog isOpen onClose={onClose} title="Hello">
        <input aria-label="field" />
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog')
    fireEvent.pointerDown(screen.getByLabelText('field'))
    fireEvent.click(dialog)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('closes before it is removed, so that the browser returns the focus', () => {
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
})
