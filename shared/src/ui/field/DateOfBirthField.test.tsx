import { screen } from '@testing-library/react'
import { renderRemote } from '../../testing'
import { DateOfBirthField } from '../index'

it('[SIGNUP-09] reports a typed date once it is complete', async () => {
  const onChange = jest.fn()
  const { user } = renderRemote(<DateOfBirthField label="Date of birth" value="" onChange={onChange} />)
  await user.type(screen.getByLabelText('Day'), '4')
  await user.type(screen.getByLabelText('Month'), '5')
  expect(onChange).toHaveBeenLastCalledWith('')
  await user.type(screen.getByLabelText('Year'), '1990x')
  expect(onChange).toHaveBeenLastCalledWith('1990-05-04')
})

it('[SIGNUP-09] is typed in one go; corrections stay in their field', async () => {
  const onChange = jest.fn()
  const { user } = renderRemote(<DateOfBirthField label="Date of birth" value="" onChange={onChange} />)
  await user.click(screen.getByLabelText('Month'))
  await user.keyboard('05041990')
  expect(onChange).toHaveBeenLastCalledWith('1990-05-04')
  await user.click(screen.getByLabelText('Month'))
  await user.keyboard('{Backspace}6')
  expect(screen.getByLabelText('Month')).toHaveFocus()
  expect(onChange).toHaveBeenLastCalledWith('1990-06-04')
})

it('[SIGNUP-09] is typed with Tab between its parts, which also leaves an empty part', async () => {
  const onChange = jest.fn()
  const { user } = renderRemote(<DateOfBirthField label="Date of birth" value="" onChange={onChange} />)
  await user.click(screen.getByLabelText('Month'))
  await user.keyboard('05{Tab}4{Tab}1990')
  expect(onChange).toHaveBeenLastCalledWith('1990-05-04')
  await user.clear(screen.getByLabelText('Day'))
  await user.click(screen.getByLabelText('Month'))
  await user.keyboard('{Backspace}6{Tab}')
  expect(screen.getByLabelText('Day')).toHaveFocus()
  await user.tab()
  expect(screen.getByLabelText('Year')).toHaveFocus()
})

it('[SIGNUP-09] fills its fields with the day chosen in the calendar', async () => {
  const onChange = jest.fn()
  const { user } = renderRemote(
    <DateOfBirthField label="Date of birth" value="1990-05-04" latest="2008-03-01" onChange={onChange} />,
  )
  await user.click(screen.getByRole('button', { name: 'Open calendar' }))
  await user.click(await screen.findByRole('button', { name: /May 11, 1990/ }))
  expect(onChange).toHaveBeenLastCalledWith('1990-05-11')
  expect(screen.getByLabelText('Day')).toHaveValue('11')
  expect(screen.queryByRole('dialog')).toBeNull()
})
