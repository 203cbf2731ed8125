import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderRemote } from '../../testing'
import { ComboboxField } from '../index'

const towns = [
  { key: 'a', label: 'Villa', detail: 'Lombardia' },
  { key: 'b', label: 'Villa', detail: 'Toscana' },
]
const onChoose = jest.fn()
const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())

const Towns = ({ options }: { options: typeof towns }) => {
  const [value, setValue] = useState('')
  return (
    <form onSubmit={onSubmit}>
      <ComboboxField
        label="Town"
        value={value}
        onChange={setValue}
        options={options}
        onChoose={onChoose}
        countText="Towns"
      />
    </form>
  )
}

beforeEach(() => jest.clearAllMocks())

it('chooses the highlighted one of two options with the typed name', async () => {
  const { user } = renderRemote(<Towns options={towns} />)
  await user.type(screen.getByRole('combobox'), 'Villa{ArrowDown}{ArrowDown}{Enter}')
  expect(onChoose.mock.calls).toEqual([[towns[1]]])
  expect(onSubmit).not.toHaveBeenCalled()
})

it('submits on Enter if the only option is already typed', async () => {
  const { user } = renderRemote(<Towns options={towns.slice(0, 1)} />)
  await user.type(screen.getByRole('combobox'), 'Villa{Enter}')
  expect(onChoose).not.toHaveBeenCalled()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
