import { fireEvent, screen } from '@testing-library/react'
import { renderRemote } from '../../testing'
import { RangeSlider } from '../index'

const onChange = jest.fn()
beforeEach(() => onChange.mockClear())

const slider = (value: [number, number]) => (
  <RangeSlider
    label="Age"
    min={18}
    max={99}
    value={value}
    valueText={value.join(' to ')}
    fromLabel="Youngest"
    toLabel="Oldest"
    onChange={onChange}
  />
)
const move = (label: string, value: number): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

it('names both sliders and their group', () => {
  renderRemote(slider([25, 40]))
  expect(screen.getByRole('group', { name: 'Age 25 to 40' })).toBeVisible()
  expect(screen.getByRole('slider', { name: 'Youngest' })).toHaveValue('25')
  expect(screen.getByRole('slider', { name: 'Oldest' })).toHaveValue('40')
})

it.each([
  ['Youngest', 30, [30, 40]],
  ['Youngest', 41, [40, 40]],
  ['Oldest', 50, [25, 50]],
  ['Oldest', 24, [25, 25]],
])('moves %s to %i without crossing the other thumb', (label, value, expected) => {
  renderRemote(slider([25, 40]))
  move(label, value)
  expect(onChange).toHaveBeenCalledWith(expected)
})

it('puts the lower thumb on top in the upper half, so that both can be moved', () => {
  const { rerender } = renderRemote(slider([99, 99]))
  expect(screen.getByLabelText('Youngest')).toHaveStyle({ zIndex: '1' })
  rerender(slider([18, 18]))
  expect(screen.getByLabelText('Youngest')).not.toHaveStyle({ zIndex: '1' })
})
