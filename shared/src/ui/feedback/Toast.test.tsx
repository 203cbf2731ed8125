import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RemoteIntlProvider } from '../../i18n'
import { renderRemote } from '../../testing'
import { Dialog, ProfileTag, Toast, ToastStack } from '../index'

const Screen = ({ onPress }: { onPress: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Photo">
        text
      </Dialog>
      <ToastStack>
        <Toast action={{ label: 'Undo', onPress }} onClose={jest.fn()}>
          Deleted
        </Toast>
      </ToastStack>
    </>
  )
}

it('a toast is inside the open dialog, outside which nothing can be pressed, and survives it', async () => {
  const onPress = jest.fn()
  const { user } = renderRemote(<Screen onPress={onPress} />)
  const region = screen.getByText('Deleted').closest('[role=status]')
  expect(region?.closest('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog', { name: 'Photo' })
  expect(dialog).toContainElement(screen.getByText('Deleted'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onPress).toHaveBeenCalledTimes(1)
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Deleted')).toBeVisible()
  expect(screen.getByText('Deleted').closest('[role=status]')).toBe(region)
})

it('hydrates the server’s HTML', async () => {
  const host = document.createElement('div')
  host.innerHTML = '<div></div>'
  document.body.append(host)
  const onRecoverableError = jest.fn()
  await act(async () => {
    hydrateRoot(
      host,
      <RemoteIntlProvider locale="en" catalogue={{}}>
        <ToastStack>
          <Toast onClose={jest.fn()}>Deleted</Toast>
        </ToastStack>
      </RemoteIntlProvider>,
      { onRecoverableError },
    )
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(within(host).getByText('Deleted')).toBeVisible()
})

it('[TRUST-01] names a fictional or demo person as such', () => {
  renderRemote(
    <>
      <Toast label={<ProfileTag profile={{ is_fictional: true }} />} onClose={jest.fn()}>
        A match
      </Toast>
      <Toast label={<ProfileTag profile={{ is_fictional: false, is_demo: true }} />} onClose={jest.fn()}>
        Another
      </Toast>
    </>,
  )
  expect(screen.getByText('A match')).toHaveTextContent('A match Fictional profile')
  expect(screen.getByText('Another')).toHaveTextContent('Another Demo')
})
