import { useState } from 'react'
import {
  Checkbox,
  DateOfBirthField,
  OtpField,
  PasswordField,
  RadioGroup,
  RangeSlider,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  TextArea,
  TextField,
} from '../src/ui'

const options = [
  { value: 'a', label: 'Langfristige Beziehung' },
  { value: 'b', label: 'Freundschaft' },
]

export const Fields = () => {
  const [text, setText] = useState('')
  const [choice, setChoice] = useState('a')
  const [isOn, setIsOn] = useState(true)
  const [range, setRange] = useState<readonly [number, number]>([99, 99])
  return (
    <Stack css={{ maxWidth: 420 }}>
      <TextField label="E-mail" hint="We never show it." value={text} onChange={setText} />
      <TextField
        label="E-mail"
        error="An address looks like name@example.com."
        value="name"
        onChange={setText}
      />
      <PasswordField label="Password" value="secret words" onChange={setText} />
      <TextArea label="About you" maxCodePoints={20} value="More words than will fit" onChange={setText} />
      <Select label="Looking for" value={choice} options={options} onChange={setChoice} />
      <DateOfBirthField label="Date of birth" hint="You must be 18." value="1990-05-04" onChange={setText} />
      <OtpField label="Code" value="1234" onChange={setText} />
      <RadioGroup label="Reason" value={choice} options={options} onChange={setChoice} />
      <SegmentedControl label="Goal" value={choice} options={options} onChange={setChoice} />
      <RangeSlider
        label="Age"
        min={18}
        max={99}
        value={range}
        valueText={range.join(' to ')}
        fromLabel="Youngest"
        toLabel="Oldest"
        onChange={setRange}
      />
      <Switch label="Mails about likes" hint="At most one a day." checked={isOn} onChange={setIsOn} />
      <Checkbox label="I am 18 or older" checked={isOn} onChange={setIsOn} error="Please confirm your age." />
    </Stack>
  )
}
