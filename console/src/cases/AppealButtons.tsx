import { ActButton } from '../parts/ActButton'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'

const choices = [
  { name: 'overturn', status: 'overturned', look: { variant: 'contained' } },
  { name: 'uphold', status: 'upheld', look: { color: 'error' } },
] as const

export const AppealButtons = ({ photo }: { photo: number }) => {
  const text = useText()
  return choices.map(({ name, status, look }) => (
    <ActButton
      key={name}
      button={text(`appeal.${name}`)}
      look={look}
      heading={text(`appeal.${name}Heading`)}
      text={text('appeal.decisionText')}
      label={text('appeal.decision')}
      run={(decision) => callConsole('decideAppeal', { body: { photo, status, decision } })}
      done="appeal.decided"
    />
  ))
}
