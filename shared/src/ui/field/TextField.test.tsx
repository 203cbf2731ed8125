import { screen } from '@testing-library/react'
import { renderRemote } from '../../testing'
import { TextField } from '../index'

it('shows and announces the error in place of the hint', () => {
  const { rerender } = renderRemote(
    <TextField label="Name" hint="Members see it." value="" onChange={jest.fn()} />,
  )
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Members see it.')
  rerender(
    <TextField label="Name" hint="Members see it." error="Enter a name." value="" onChange={jest.fn()} />,
  )
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter a name.')
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a name.')
  expect(screen.queryByText('Members see it.')).toBeNull()
})
