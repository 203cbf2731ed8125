import { fakePlatform, createFile, renderRemote } from '@duetto/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { ShellContext } from '../context/ShellContext'
import { useRefusedDrops } from './useRefusedDrops'

const Page = () => {
  useRefusedDrops()
  return (
    <main>
      <p>Anywhere</p>
      <input aria-label="Field" />
      <input aria-label="Chooser" type="file" />
      <input aria-label="Closed chooser" type="file" disabled />
      <div onDragOver={(event) => event.preventDefault()} onDrop={(event) => event.preventDefault()}>
        Conversation
      </div>
    </main>
  )
}
const show = () => {
  const fake = fakePlatform()
  const view = renderRemote(
    <ShellContext value={{ platform: fake.platform } as never}>
      <Page />
    </ShellContext>,
  )
  return { ...view, toasts: fake.toasts }
}
const files = () => ({ types: ['Files'], files: [createFile()], dropEffect: 'copy' })

it.each(['Anywhere', 'Field', 'Closed chooser'])(
  '[TRUST-11] refuses a file dropped on %s with a message and stays on the page',
  (place) => {
    const { toasts } = show()
    const target = screen.queryByText(place) ?? screen.getByLabelText(place)
    const dataTransfer = files()
    expect(fireEvent.dragOver(target, { dataTransfer })).toBe(false)
    expect(dataTransfer.dropEffect).toBe('none')
    expect(fireEvent.drop(target, { dataTransfer })).toBe(false)
    expect(toasts).toEqual([{ text: expect.stringContaining('cannot drop files here') }])
  },
)

it('ignores elements that accept files, and text dragged into a field', () => {
  const { toasts } = show()
  const dataTransfer = files()
  expect(fireEvent.dragOver(screen.getByLabelText('Chooser'), { dataTransfer })).toBe(true)
  expect(fireEvent.drop(screen.getByLabelText('Chooser'), { dataTransfer })).toBe(true)
  fireEvent.drop(screen.getByText('Conversation'), { dataTransfer })
  const text = { types: ['text/plain'], files: [] }
  expect(fireEvent.dragOver(screen.getByLabelText('Field'), { dataTransfer: text })).toBe(true)
  expect(fireEvent.drop(screen.getByLabelText('Field'), { dataTransfer: text })).toBe(true)
  expect([toasts, dataTransfer.dropEffect]).toEqual([[], 'copy'])
})

it('stops listening when it unmounts', () => {
  show().unmount()
  expect(fireEvent.dragOver(document.body, { dataTransfer: files() })).toBe(true)
})
