import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderRemote } from '../../testing'
import { Checkbox, RadioGroup, SegmentedControl, Select, Switch } from '../index'

const options = [
  { value: 'a', label: 'Chat' },
  { value: 'b', label: 'Flirt', isDisabled: true },
  { value: 'c', label: 'Dating' },
]
const onChange = jest.fn()
beforeEach(() => onChange.mockClear())

const useChange = <Value,>(initial: Value): [Value, (value: Value) => void] => {
  const [value, setValue] = useState(initial)
  return [
    value,
    (next) => {
      setValue(next)
      onChange(next)
    },
  ]
}

describe('Switch', () => {
  const Toggle = () => {
    const [isOn, setIsOn] = useChange(false)
    return <Switch label="Mails" hint="Once a day" checked={isOn} onChange={setIsOn} />
  }

  it('toggles with Space', async () => {
    const { user } = renderRemote(<Toggle />)
    await user.tab()
    expect(screen.getByRole('switch', { name: /Mails/ })).toHaveFocus()
    await user.keyboard(' ')
    expect(screen.getByRole('switch')).toBeChecked()
    await user.keyboard(' ')
    expect(onChange.mock.calls).toEqual([[true], [false]])
  })
})

describe('RadioGroup', () => {
  const Reasons = ({ name }: { name: string }) => {
    const [value, setValue] = useChange<string | null>('a')
    return <RadioGroup label={name} value={value} options={options} onChange={setValue} />
  }

  it('is one tab stop, and arrow keys skip disabled options and wrap', async () => {
    const { user } = renderRemote(<Reasons name="Reason" />)
    expect(screen.getByRole('group', { name: 'Reason' })).toBeVisible()
    await user.tab()
    expect(screen.getByLabelText('Chat')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByLabelText('Dating')).toBeChecked()
    await user.keyboard('{ArrowDown}')
    expect(onChange.mock.calls).toEqual([['c'], ['a']])
  })

  it('is independent of another group', async () => {
    const { user } = renderRemote(
      <>
        <Reasons name="First" />
        <Reasons name="Second" />
      </>,
    )
    const [first, second] = screen.getAllByLabelText('Dating')
    if (!first || !second) throw new Error('two groups expected')
    await user.click(first)
    expect([first, second].map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false])
  })
})

describe('SegmentedControl', () => {
  const Goal = () => {
    const [value, setValue] = useChange('a')
    return <SegmentedControl name="goal" label="Goal" value={value} options={options} onChange={setValue} />
  }

  it('changes with arrow keys and sends its value with the form', async () => {
    const { user, container } = renderRemote(
      <form>
        <Goal />
      </form>,
    )
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(onChange).toHaveBeenCalledWith('c')
    const form = container.querySelector('form')
    expect(new FormData(form ?? undefined).get('goal')).toBe('c')
  })
})

it('Select reports the chosen value', async () => {
  const { user } = renderRemote(<Select label="Reason" value="a" options={options} onChange={onChange} />)
  await user.selectOptions(screen.getByLabelText('Reason'), 'Dating')
  expect(onChange).toHaveBeenCalledWith('c')
})

it('Checkbox toggles with Space and describes its error', async () => {
  const { user } = renderRemote(
    <Checkbox label="I am 18" checked={false} error="Please confirm." onChange={onChange} />,
  )
  await user.tab()
  await user.keyboard(' ')
  expect(onChange).toHaveBeenCalledWith(true)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please confirm.')
})
